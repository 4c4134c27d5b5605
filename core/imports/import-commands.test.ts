import { describe, expect, it } from 'vitest'
import { followInCompany } from '../../tests/commands/follow-in-company.ts'
import { companyId, signed, written } from '../../tests/commands/obligation-storage.ts'
import { aCompletion, anObligation, day, employee, gloves, today } from '../../tests/examples.ts'
import { guard, held, importId, noDuties, quarry, titova } from '../../tests/import-example.ts'
import type { DepartmentId } from '../departments/department.ts'
import type { EmployeeId } from '../employees/employee.ts'
import { pickEmployeeDetails } from '../employees/parse-employee.ts'
import type { KnownObligation } from '../obligations/facts/obligation-facts.ts'
import type { CompletionId, ObligationId } from '../obligations/obligation-ids.ts'
import type { PpeFact } from '../obligations/ppe/holding.ts'
import { takePpeFacts } from '../obligations/ppe/ppe-facts.ts'
import { makeStandingObligation } from '../obligations/standing/standing-obligation.ts'
import type { Subject } from '../obligations/subject.ts'
import type { PositionId } from '../positions/position.ts'
import { makeTrial } from '../tariffs/company-term.ts'
import { markObligation } from './done/mark-obligation.ts'
import type { NewIds } from './import-facts.ts'
import { importCommands } from './imports.ts'
import { load } from './load.ts'
import type { ImportGround } from './plan/import-ground.ts'
import { markPlan } from './plan/import-plan.ts'
import { planImport } from './plan/plan-import.ts'
import { readTable } from './read-table.ts'
import type { Made } from './staff-import.ts'
import { undo } from './undo.ts'

const ground: ImportGround = {
  today,
  staff: [titova, held(2, 'Белова')],
  departments: [quarry],
  positions: [guard],
  duties: [],
}

const fields = ['fullName', 'department', 'position', 'birthDate', 'hireDate']
const petrov = [2, 'Петров Пётр Ильич', 'Новый цех', 'Смотрящий', '04.05.1980', '01.02.2020']
const pavlov = [3, 'Павлов Пётр Ильич', 'новый цех', 'СМОТРЯЩИЙ', '04.05.1981', '01.02.2020']
const moved = [4, 'Титова Вера Ильинична', 'Новый цех', 'Смотрящий']
const same = [5, 'Белова Вера Ильинична', 'Карьер']
const initials = [6, 'Безродный Б. Б.', '', 'Сторож']
const skipped = [7, 'Орлов Олег']
const perhaps = [8, 'Титова В. И.', '', '', '01.01.1970']
const all = [petrov, pavlov, moved, same, initials, skipped, perhaps]

type Rows = readonly (readonly (string | number)[])[]
const write = (...rows: Rows) => {
  const columns = [['фио', 'fullName']]
  const details = { fileName: 'Штат.xlsx', fields, rows, choices: [[7, 'skip']], columns }
  const read = readTable(details)
  if (!read.ok) throw new Error('the table is none')
  return { ...details, mark: markPlan(planImport(ground, read.value.rows, read.value)) }
}
const ids = <Id extends number>(first: number, count: number) =>
  Array.from({ length: count }, (_, i) => first + i) as readonly number[] as readonly Id[]
const storage = {
  ...noDuties,
  ...{ term: () => null, 'not-office-among': () => [] },
  'import-ground': () => ground,
  pause: () => null,
  today: () => today,
  'import-ids': (query: { readonly [List in keyof NewIds]: number }) => ({
    id: importId,
    employees: ids<EmployeeId>(100, query.employees),
    departments: ids<DepartmentId>(200, query.departments),
    positions: ids<PositionId>(1000, query.positions),
    obligations: ids<ObligationId>(2000, query.obligations),
    completions: ids<CompletionId>(3000, query.completions),
  }),
}
const bring = (details: object) =>
  followInCompany(load.run({ companyId, details: { ...details } }, signed), storage)

describe('loading', () => {
  it('leaves room for others while a long file is planned, twice as often for twice the rows', () => {
    const countPauses = (length: number): number => {
      let pauses = 0
      const pause = () => {
        pauses += 1
        return null
      }
      const rows = Array.from({ length }, (_, i) => [i + 2, 'Титова Вера Ильинична', `Цех № ${i}`])
      const loaded = load.run({ companyId, details: write(...rows) }, signed)
      followInCompany(loaded, { ...storage, pause })
      return pauses
    }
    expect(countPauses(100)).toBeGreaterThan(8)
    expect(countPauses(200)).toBe(2 * countPauses(100))
  })

  it('takes on, moves, adds places, and keeps what was left', () => {
    const rows = written(bring(write(...all)))
    const things = { companyId, name: 'Новый цех' }
    expect(rows['new-departments']).toEqual([{ id: 200, ...things }])
    expect(rows['new-positions']).toEqual([{ id: 1000, companyId, name: 'Смотрящий' }])
    const there = { departmentId: 200, positionId: 1000 }
    expect(rows['new-employees']).toMatchObject([
      { employee: { id: 100, companyId, version: 1, lastName: 'Петров', ...there }, entered: signed },
      { employee: { id: 101, lastName: 'Павлов', position: { id: 1000 }, ...there } },
    ])
    expect(rows['changed-employees']).toMatchObject([
      { before: titova, after: { id: 1, version: 5, lastName: 'Титова', ...there }, today },
    ])
    expect(rows['new-imports']).toEqual([
      {
        ...{ id: 30, companyId, fileName: 'Штат.xlsx', columns: { фио: 'fullName' } },
        counts: { new: 2, changed: 1, same: 1, left: 3, dismissed: 0 },
        ...{ made: signed, undone: null, fields },
        things: {
          employees: [100, 101],
          changed: [{ id: 1, version: 5, before: pickEmployeeDetails(titova) }],
          departments: [{ id: 200, name: 'Новый цех' }],
          positions: [{ id: 1000, name: 'Смотрящий' }],
        },
        left: [
          {
            line: 6,
            values: ['Безродный Б. Б.', '', 'Сторож', '', ''],
            why: [{ field: 'fullName', code: 'full-name/initials-alone' }],
          },
          { line: 7, values: ['Орлов Олег', '', '', '', ''], why: 'skipped' },
          { line: 8, values: ['Титова В. И.', '', '', '01.01.1970', ''], why: 'undecided' },
        ],
      },
    ])
  })

  it('is told by the journal thing by thing, and answers what was kept', () => {
    const outcome = bring(write(...all))
    expect(written(outcome).journal).toMatchObject([
      {
        command: 'imports/load',
        changes: [
          { record: 'import', ids: [30], before: null, after: { fileName: 'Штат.xlsx' } },
          { record: 'department', ids: [200], before: null, after: { name: 'Новый цех' } },
          { record: 'position', ids: [1000], before: null, after: { name: 'Смотрящий' } },
          { record: 'employee', ids: [100], before: null, after: { lastName: 'Петров' } },
          { record: 'employee', ids: [101], before: null, after: { lastName: 'Павлов' } },
          { record: 'employee', ids: [1], before: { departmentId: 1 }, after: { departmentId: 200 } },
        ],
      },
    ])
    expect(outcome).toMatchObject({ value: { answer: { id: 30, made: signed, counts: { new: 2 } } } })
  })

  it('dismisses whom it was decided to, with the rest or alone', () => {
    const dismissing = (rows: Rows, ...dismissals: readonly (readonly [number, string])[]) => {
      const details = { ...write(...rows), dismissals }
      const read = readTable(details)
      if (!read.ok) throw new Error('the table is none')
      return bring({ ...details, mark: markPlan(planImport(ground, read.value.rows, read.value)) })
    }
    const outcome = dismissing([same], [1, '2026-03-01'])
    const rows = written(outcome)
    expect(rows['changed-employees']).toEqual([
      { before: titova, after: { ...titova, dismissalDate: '2026-03-01', version: 5 }, today },
    ])
    expect(rows['new-imports']).toMatchObject([
      {
        counts: { new: 0, changed: 0, same: 1, left: 0, dismissed: 1 },
        things: { changed: [{ id: 1, version: 5, before: { dismissalDate: null } }] },
      },
    ])
    expect(rows.journal).toMatchObject([
      {
        changes: [
          { record: 'import' },
          { before: { dismissalDate: null }, after: { dismissalDate: '2026-03-01' } },
        ],
      },
    ])
    expect(written(dismissing([petrov, same], [1, '2026-03-01']))['new-employees']).toHaveLength(1)
    const refused = (code: string) => ({ ok: false, error: { errors: [{ field: 'dismissals', code }] } })
    expect(dismissing([same], [2, '2026-03-01'])).toMatchObject(refused('choice/unknown'))
    expect(dismissing([same], [1, '2026-03-01'], [99, '2026-03-01'])).toMatchObject(refused('choice/unknown'))
    expect(dismissing([same], [1, '1990-01-01'])).toMatchObject(refused('dismissal-date/before-hire'))
    expect(dismissing([petrov], [1, '2029-01-01'])).toMatchObject(refused('date/too-far'))
    expect(bring({ ...write(petrov), dismissals: [[1, '2026-03-01']] })).toEqual({
      ok: false,
      error: { code: 'stale' },
    })
  })

  it('is enough where it only moves, or only takes on; of nothing to do there is none', () => {
    expect(written(bring(write(moved)))['changed-employees']).toHaveLength(1)
    expect(written(bring(write(petrov)))['new-employees']).toHaveLength(1)
    expect(bring(write(petrov, moved)).ok).toBe(true)
    const there = written(
      bring(write([2, petrov[1] ?? '', 'Карьер', 'Хранитель', '1980-05-04', '2020-02-01'])),
    )
    expect([there['new-departments'], there['new-positions']]).toEqual([undefined, undefined])
    const nothing = { code: 'fields', errors: [{ field: 'rows', code: 'import/nothing' }] }
    expect(bring(write(same))).toEqual({ ok: false, error: nothing })
  })

  it('is refused where the plan is another by now, and where it can’t be read', () => {
    expect(bring({ ...write(petrov), mark: 'other' })).toMatchObject({ ok: false, error: { code: 'stale' } })
    expect(bring({})).toMatchObject({ ok: false, error: { code: 'fields', errors: [{ field: 'fileName' }] } })
  })

  it('fails where fewer ids were drawn than it needs', () => {
    const none = {
      ...storage['import-ids']({
        employees: 0,
        departments: 0,
        positions: 0,
        obligations: 0,
        completions: 0,
      }),
    }
    const run = load.run({ companyId, details: write(petrov) }, signed)
    expect(() => followInCompany(run, { ...storage, 'import-ids': () => none })).toThrow('fewer ids')
  })

  it('takes no more on than the tariff has room for', () => {
    const fill = (count: number, ...rows: Rows) =>
      followInCompany(importCommands.load.run({ companyId, details: write(...rows) }, signed), {
        ...storage,
        'locked-term': () => ({ term: { ...makeTrial(today), employeeLimit: 10 }, today }),
        'staff-count': () => count,
      })
    expect(fill(8, petrov, pavlov).ok).toBe(true)
    expect(fill(9, petrov, pavlov)).toEqual({ ok: false, error: { code: 'tariff/staff-full', most: 10 } })
    expect(fill(11, moved).ok).toBe(true)
  })

  it('counts whom the file brings back, less whom it dismisses', () => {
    const gone = held(2, 'Белова', { dismissalDate: day('2020-01-01') })
    const staff = [titova, gone]
    const rows = {
      back: [2, 'Белова Вера Ильинична', '01.01.2027'],
      off: [3, 'Титова Вера Ильинична', '01.01.2020'],
    }
    const fill = (count: number, ...some: Rows) => {
      const details = {
        fileName: 'Штат.xlsx',
        fields: ['fullName', 'dismissalDate'],
        rows: some,
        choices: [],
        columns: [],
      }
      const read = readTable(details)
      if (!read.ok) throw new Error('the table is none')
      const of = { ...ground, staff }
      const mark = markPlan(planImport(of, read.value.rows, read.value))
      return followInCompany(importCommands.load.run({ companyId, details: { ...details, mark } }, signed), {
        ...storage,
        'import-ground': () => of,
        'locked-term': () => ({ term: { ...makeTrial(today), employeeLimit: 10 }, today }),
        'staff-count': () => count,
      })
    }
    expect(fill(9, rows.back)).toMatchObject({ ok: true })
    expect(fill(10, rows.back)).toEqual({ ok: false, error: { code: 'tariff/staff-full', most: 10 } })
    expect(fill(10, rows.back, rows.off)).toMatchObject({ ok: true })
  })
})

describe('what a file says was done', () => {
  const training = { section: 'training', name: 'Оказание первой помощи пострадавшим' } as const
  const known = (
    id: number,
    employeeId: number,
    completions: KnownObligation['completions'] = [],
  ): KnownObligation => ({
    ...{ fullName: 'Белова Вера Ильинична', department: 'Карьер', position: 'Хранитель', completions },
    obligation: anObligation(id, { employeeId: employee(employeeId), subject: training }),
  })
  const asked: { withDuties?: boolean; ids?: readonly number[]; ppe?: readonly number[] } = {}
  const bringDone = (rows: Rows, all: readonly KnownObligation[], locked = all, term = makeTrial(today)) => {
    const own = { ...ground, duties: all.map((one) => makeStandingObligation(one)) }
    const doneFields = [...fields, 'trainingDate:1', 'soutClass', 'ppeItem', 'ppeDate', 'factPeriodicity']
    const details = { fileName: 'Штат.xlsx', fields: doneFields, rows, choices: [], columns: [] }
    const read = readTable(details)
    if (!read.ok) throw new Error('the table is none')
    const mark = markPlan(planImport(own, read.value.rows, read.value))
    return followInCompany(importCommands.load.run({ companyId, details: { ...details, mark } }, signed), {
      ...storage,
      'import-ground': ({ withDuties }) => {
        asked.withDuties = withDuties
        return own
      },
      obligations: ({ companyId: of, ids: some }) => {
        if (of !== companyId) throw new Error('of no company')
        asked.ids = some
        return new Map(locked.map((one) => [one.obligation.id, one]))
      },
      'locked-term': () => ({ term, today }),
      'staff-count': () => 0,
    })
  }
  const ofBelova = [2, 'Белова Вера Ильинична', '', '', '', '', '01.02.2026', '3.1']

  it('is given to who is known and to who is new, and kept to be undone', () => {
    const newcomer = [3, ...petrov.slice(1), '01.02.2026', '']
    const rows = written(bringDone([ofBelova, newcomer], []))
    expect(asked.withDuties).toBe(true)
    expect(rows['given-obligations']).toMatchObject([
      {
        obligation: { id: 2000, employeeId: 2 },
        holder: { lastName: 'Белова' },
        completions: [{ id: 3000 }],
      },
      { obligation: { id: 2001, employeeId: 2 }, completions: [] },
      {
        obligation: { id: 2002, employeeId: 100 },
        holder: { lastName: 'Петров' },
        completions: [{ id: 3001 }],
      },
    ])
    expect(rows['entered-completions']).toHaveLength(2)
    expect(rows['changed-employees']).toBeUndefined()
    expect(rows['new-imports']).toMatchObject([
      {
        things: { changed: [], done: { given: [{ id: 2000 }, { id: 2001 }, { id: 2002 }] } },
        counts: { new: 1, changed: 1 },
      },
    ])
    expect(JSON.stringify(rows.journal)).toContain('"obligation"')
  })

  it('adds no place, and holds whom it changes as they become', () => {
    const movedToo = [3, 'Титова Вера Ильинична', 'Новый цех', '', '', '', '01.02.2026', '']
    const rows = written(bringDone([movedToo, ofBelova], []))
    expect(rows['new-departments']).toHaveLength(1)
    expect(rows['given-obligations']).toMatchObject([
      { holder: { id: 1, departmentId: 200 } },
      { holder: { id: 2 } },
      {},
    ])
    expect(rows['changed-employees']).toHaveLength(1)
    expect(written(bringDone([ofBelova], []))['new-departments']).toBeUndefined()
  })

  it('is refused where an obligation is no more as it was, or the tariff is without the section', () => {
    const one = known(5, 2)
    expect(bringDone([ofBelova], [one]).ok).toBe(true)
    expect(asked.ids).toEqual([5])
    const stale = { ok: false, error: { code: 'stale' } }
    expect(bringDone([ofBelova], [one], [])).toEqual(stale)
    expect(bringDone([ofBelova], [one], [known(5, 2, [aCompletion(1, '2026-01-01')])])).toEqual(stale)
    const basic = { ...makeTrial(today), tariff: 'basic' as const }
    const withPpe = [...ofBelova, 'Каска', '01.02.2026', '1 год']
    expect(bringDone([withPpe], [], [], basic)).toEqual({
      ok: false,
      error: { code: 'tariff/without-section' },
    })
    expect(bringDone([ofBelova], [], [], basic).ok).toBe(true)
  })

  it('is taken back with the rest, of those who stay and of those who go', () => {
    const item = { ...gloves(2) }
    const give = (id: number, employeeId: number, subject: Subject = training) => ({
      ...known(id, employeeId, [
        { ...aCompletion(id + 1000, '2026-02-01', { quantity: 2 }), obligationId: id as ObligationId },
      ]),
      obligation: anObligation(id, { employeeId: employee(employeeId), subject }),
    })
    const [own, theirs, ppe] = [give(50, 2), give(51, 100), give(52, 2, item)]
    const all = [own, theirs, ppe]
    const done = {
      given: all.map(({ obligation }) => ({
        ...{ id: obligation.id, employeeId: obligation.employeeId, mark: markObligation(obligation) },
        completionId: (obligation.id + 1000) as CompletionId,
      })),
      ...{ entered: [], restated: [] },
    }
    const petr = held(100, 'Петров', { version: 1 })
    const made: Made = { employees: [employee(100)], changed: [], departments: [], positions: [], done }
    const take = (moved: readonly PpeFact[] = []) =>
      followInCompany(undo.run({ companyId, details: { importId } }, signed), {
        'staff-import': () => ({
          kept: {
            ...{ id: importId, companyId, fileName: 'Штат.xlsx', columns: {}, made: signed, undone: null },
            counts: { new: 1, changed: 1, same: 0, left: 0, dismissed: 0 },
          },
          made,
        }),
        'import-ground': ({ withDuties }) => {
          asked.withDuties = withDuties
          return { ...ground, staff: [petr, held(2, 'Белова')] }
        },
        'traced-employees': ({ but }) => (but.join() === '50,51,52' ? [] : [employee(100)]),
        'decided-posts': () => [],
        'locked-term': () => null,
        'staff-count': () => 0,
        obligations: ({ companyId: of, ids: some }) => {
          asked.ids = of === companyId ? some : []
          return new Map(all.map((one) => [one.obligation.id, one]))
        },
        'ppe-facts': ({ companyId: of, employeeIds }) => {
          asked.ppe = of === companyId ? employeeIds : []
          return moved
        },
        today: () => today,
      })
    const rows = written(take())
    expect(asked).toEqual({ withDuties: false, ids: [50, 51, 52], ppe: [2] })
    expect(rows['deleted-employees']).toEqual([{ companyId, id: 100, obligationIds: [51], absenceIds: [] }])
    expect(rows['taken-back-completions']).toMatchObject([{ id: 1050 }, { id: 1052 }])
    expect(rows['changed-obligations']).toMatchObject([
      { obligation: { id: 50, removed: true } },
      { obligation: { id: 52, removed: true } },
    ])
    const issued = takePpeFacts(ppe.obligation, ppe.completions)
    const back = { ...anObligation(60, { employeeId: employee(2), subject: gloves(1, 'return') }) }
    const returned = takePpeFacts(back, [aCompletion(9, '2026-03-01', { quantity: 1 })])
    expect(take([...issued, ...returned])).toMatchObject({
      ok: false,
      error: { code: 'import/touched', count: 1 },
    })
  })
})
