import type { ImportField } from '@osh/core/imports/import-field.ts'
import { countEntries, type Entry, type ImportPlan } from '@osh/core/imports/plan/import-plan.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openMemory } from '#tests/contracts/memory-opened.ts'
import { newUser } from '#tests/contracts/opened.ts'
import { accepted, nextInn, today } from '#tests/contracts/world.ts'
import { aCompany } from '#tests/examples.ts'
import { type FileRow, makeImportOffice } from '#tests/import-office.ts'

const fields: readonly ImportField[] = [
  ...(['fullName', 'department', 'position', 'birthDate', 'hireDate', 'personalPhone'] as const),
  ...(['trainingDate:1', 'protocolNumber:1', 'soutClass', 'soutDate', 'ppeItem', 'ppeDate'] as const),
  'factPeriodicity',
]
/** Of one position, perhaps. */
const spellings = ['Взрывник', 'Взрывнек'] as const
const births = ['04.05.1980', '05.06.1981', '06.07.1982']

/** A few people, so that files tell of the same ones: each has one birthday, and whatever else a file may say. */
const aRow: fc.Arbitrary<FileRow> = fc
  .record({
    who: fc.nat({ max: births.length - 1 }),
    department: fc.constantFrom('', 'Карьер', 'КАРЬЕР', 'Цех № 2'),
    position: fc.constantFrom('', ...spellings, 'Смотрящий за взрывами'),
    phone: fc.constantFrom('', '+7 912 345-67-89'),
    trained: fc.constantFrom('', '01.02.2024', '01.02.2025'),
    soutClass: fc.constantFrom('', '2', '3.1'),
    assessed: fc.constantFrom('', '02.02.2022'),
    issued: fc.constantFrom('', '03.03.2024', '03.03.2025'),
  })
  .map(({ who, department, position, phone, trained, soutClass, assessed, issued }) => [
    ...[
      `Петров${'абв'.charAt(who)} Пётр Ильич`,
      department,
      position,
      births[who] ?? '',
      '01.02.2020',
      phone,
    ],
    ...[trained, trained && '12-ОТ', soutClass, soutClass && assessed],
    ...[issued && 'Бахилы особые', issued, 'до износа'],
  ])

type Step =
  | { readonly is: 'load'; readonly rows: readonly FileRow[] }
  | { readonly is: 'undo' | 'phone' | 'done'; readonly at: number }

const aFile = fc
  .array(aRow, { minLength: 1, maxLength: 4 })
  .map((rows) => rows.map((row, i): FileRow => [i + 2, ...row]))
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: aFile.map((rows) => ({ is: 'load' as const, rows })) },
  {
    weight: 2,
    arbitrary: fc.record({ is: fc.constantFrom('undo' as const, 'phone', 'done'), at: fc.nat({ max: 3 }) }),
  },
)

async function openOffice() {
  const { storage, clock } = await openMemory()
  clock.set(today)
  const own = storage.openRecords(await newUser(storage))
  const { id } = accepted(await own.companies.add({ details: aCompany({ inn: nextInn() }) }))
  const office = makeImportOffice(own, id, today)
  /** All that a file can touch; how often it was touched aside. */
  const look = async () => ({
    staff: (await own.employees.list(id)).map(({ version: _, ...one }) => one),
    departments: await own.departments.list(id),
    positions: await own.positions.list(),
    duties: await office.readDuties(),
  })
  const take = async (step: Step) => {
    if (step.is === 'load') return office.load(office.write(fields, step.rows))
    if (step.is === 'undo') {
      const one = (await own.imports.list(id))[step.at]
      return one && office.undo(one.id)
    }
    if (step.is === 'phone') {
      const one = (await own.employees.list(id))[step.at]
      const patch = { personalPhone: `+7 900 000-00-0${step.at}` }
      return one && own.employees.change({ companyId: id, id: one.id, patch, version: null })
    }
    const one = (await own.obligations.list(id, {}))[step.at]
    return one && own.obligations.complete({ companyId: id, id: one.id, fact: { date: '2026-01-02' } })
  }
  /** A file after which some of those who are not in it are dismissed. */
  const writeWhole = async (rows: readonly FileRow[], { leaving, places }: Decided) => {
    const file = { ...office.write(fields, rows), places }
    const { absent } = await office.plan(file)
    const dismissals = absent.slice(0, leaving).map(({ id }, i) => [id, `2026-03-0${i + 1}`] as const)
    return { ...file, dismissals }
  }
  return { ...office, look, take, writeWhole }
}

const spelling = fc.constantFrom(...spellings)
/** How many of those who are in no row are dismissed, and which spelling is taken for which. */
const decisions = fc.record({
  leaving: fc.nat({ max: 2 }),
  places: fc.array(fc.tuple(fc.constant('position'), spelling, spelling), { maxLength: 2 }),
})
type Decided = typeof decisions extends fc.Arbitrary<infer T> ? T : never

test('an import that is undone leaves everything as it was, after whatever was before', async () => {
  let [undone, dismissed] = [0, 0]
  const steps = fc.array(aStep, { maxLength: 6 })
  const history = fc.asyncProperty(steps, aFile, decisions, async (steps, rows, decided) => {
    const { load, undo, look, take, writeWhole } = await openOffice()
    for (const step of steps) await take(step)
    const before = await look()
    const loaded = await load(await writeWhole(rows, decided))
    if (!loaded.ok) {
      expect(await look()).toEqual(before)
      return
    }
    expect(await look()).not.toEqual(before)
    accepted(await undo(loaded.value.id))
    expect(await look()).toEqual(before)
    undone += 1
    dismissed += loaded.value.counts.dismissed
  })
  await fc.assert(history, { numRuns: 40 })
  expect(undone).toBeGreaterThan(10)
  expect(dismissed).toBeGreaterThan(5)
})

test('the same file a second time changes nothing', async () => {
  let loaded = 0
  const steps = fc.array(aStep, { maxLength: 4 })
  const history = fc.asyncProperty(steps, aFile, decisions, async (steps, rows, decided) => {
    const { load, plan, look, take, writeWhole } = await openOffice()
    for (const step of steps) await take(step)
    const whole = await writeWhole(rows, decided)
    const file = { ...whole, dismissals: [] }
    if ((await load(whole)).ok) loaded += 1
    const after = await look()
    expect(countEntries((await plan(file)).entries)).toMatchObject({ new: 0, changed: 0 })
    expect(await load(file)).toMatchObject({ ok: false, error: { errors: [{ code: 'import/nothing' }] } })
    expect(await look()).toEqual(after)
  })
  await fc.assert(history, { numRuns: 40 })
  expect(loaded).toBeGreaterThan(10)
})

/** What becomes of each person, whichever of their lines it stands by. */
function describePeople(plan: ImportPlan): Readonly<Record<string, readonly string[]>> {
  const people = Map.groupBy(plan, ({ fullName }) => fullName)
  return Object.fromEntries(
    [...people].map(([name, entries]) => [name, entries.flatMap(describeEntry).sort()]),
  )
}

/** Of the spellings of a department that is added the first is taken. */
const describeEntry = (entry: Entry): readonly string[] =>
  listOutcomes(entry).map((outcome) => JSON.stringify([entry.is, outcome]).toLowerCase())

function listOutcomes(entry: Entry): readonly unknown[] {
  if (entry.is === 'changed') return [...entry.changes, ...entry.facts]
  if (entry.is === 'new') return [[entry.details, entry.place], ...entry.facts]
  if (entry.is === 'undecided') return [[entry.candidates, entry.lines.length]]
  return entry.is === 'refused' ? entry.faults : []
}

const aFileInTwoOrders = fc
  .array(aRow, { minLength: 2, maxLength: 6 })
  .chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })))

test('the order of a file’s rows never changes what becomes of each person', async () => {
  let differing = 0
  const number = (rows: readonly FileRow[]) => rows.map((row, i): FileRow => [i + 2, ...row])
  const history = fc.asyncProperty(
    fc.array(aStep, { maxLength: 3 }),
    aFileInTwoOrders,
    async (steps, [rows, shuffled]) => {
      const { plan, write, take } = await openOffice()
      for (const step of steps) await take(step)
      const told = describePeople((await plan(write(fields, number(rows)))).entries)
      expect(describePeople((await plan(write(fields, number(shuffled)))).entries)).toEqual(told)
      if (JSON.stringify(rows) !== JSON.stringify(shuffled)) differing += 1
    },
  )
  await fc.assert(history, { numRuns: 60 })
  expect(differing).toBeGreaterThan(10)
})
