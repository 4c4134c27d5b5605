// @vitest-environment node
import type { Employee, EmployeeDetails } from '@osh/core/employees/employee.ts'
import { noSizes } from '@osh/core/employees/sizes/sizes.ts'
import { isFactField } from '@osh/core/imports/done/fact-field.ts'
import { planImport } from '@osh/core/imports/plan/plan-import.ts'
import { briefingKinds } from '@osh/core/norms/briefings.ts'
import { normItems } from '@osh/core/norms/ppe-norms.ts'
import { trainingPrograms } from '@osh/core/norms/training-programs.ts'
import type { Subject } from '@osh/core/obligations/subject.ts'
import { hiddenKinds } from '@osh/core/rights/membership.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'
import { expect, test } from 'vitest'
import { readTable } from '#adapters/sheets/program/read-table.ts'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { makeDeadlineFile } from '#ui/deadlines/deadline-file.ts'
import { deadlineTableStore } from '#ui/deadlines/deadline-table-store.ts'
import { employeeListStore } from '#ui/employees/list/employee-list-store.ts'
import { makeStaffFile } from '#ui/employees/list/staff-file.ts'
import { OpenedFile } from '#ui/imports/opened/opened-file.ts'
import type { TableFile } from '#ui/kit/tables/table-file.ts'
import { writeTable } from '#ui/kit/tables/write-table.ts'
import { accepted } from '../contracts/world.ts'
import { aDraft, asPatch, day, months } from '../examples.ts'
import { undecided } from '../undecided.ts'
import { openAsUser, type UserPage } from './user-page.ts'

/** What a table of the page is once it was saved, and is loaded as a staff file. */
async function load({ services }: UserPage, table: TableFile): Promise<OpenedFile> {
  const given = {
    employees: services.get(ports.employees),
    departments: services.get(ports.departments),
    positions: services.get(ports.positions),
    obligations: services.get(ports.obligations),
    subscriptions: services.get(ports.subscriptions),
  }
  const sheets = await readTable(await writeTable(table))
  const opened = new OpenedFile(sheets, [], given, services.get(inCompany))
  expect(await opened.readGround()).toBeNull()
  return opened
}

/** Rows that would change anything, be refused or be asked about. */
const listOthers = ({ plan }: OpenedFile) => plan.filter(({ is }) => is !== 'same')

/** Staff as companies have it, in two departments. */
async function withStaff(page: UserPage): Promise<readonly Employee[]> {
  const [quarry, office] = [await page.department('Карьер «Южный», уч. № 2'), await page.department('АХО')]
  const whole = {
    ...{
      personnelNumber: '00117',
      positionStaff: 'Взрывник 5 разряда',
      sex: 'm' as const,
      snils: '112-233-445 95',
    },
    ...{ workPhone: '+7 (495) 123-45-67', internalPhone: '12', personalPhone: '+7 (912) 345-67-89' },
    ...{ workMobilePhone: '+7 (913) 000-00-01', email: 'titov@example.org', workEmail: 't.i@example.com' },
  } as const
  return Promise.all([
    page.hire('Титов', quarry, { ...whole, firstName: 'Иван', fatherName: 'Ильич' }),
    page.hire('Титов', quarry, {
      firstName: 'Иван',
      fatherName: 'Ильич',
      sex: 'm',
      personnelNumber: '118',
      birthDate: day('1975-03-02'),
    }),
    page.hire('Ким', office, { firstName: 'Анна', fatherName: null }),
    page.hire('Петрова-Водкина', office, { dismissalDate: day('2025-12-31'), personnelNumber: 'А-7' }),
    page.hire('Мамедов', quarry, { firstName: 'Али', fatherName: 'Гасан оглы', sex: 'm' }),
    page.hire('де ла Круз', office, { firstName: 'Мария', fatherName: null, positionStaff: 'Эксперт' }),
  ])
}

test('the staff list that was saved comes in again unchanged', async () => {
  const page = await openAsUser()
  await withStaff(page)
  const store = page.services.get(employeeListStore)
  await store.open()
  store.showDismissed(true)
  const opened = await load(page, makeStaffFile(store.shown, []))
  expect(opened.rows).toHaveLength(6)
  expect([...opened.columns.values()].filter(isFactField)).toEqual([])
  expect(listOthers(opened)).toEqual([])
})

test('what is hidden from whoever saves the list reads «скрыто», and changes nothing when it comes in again', async () => {
  const page = await openAsUser()
  await withStaff(page)
  const store = page.services.get(employeeListStore)
  await store.open()
  store.showDismissed(true)
  const file = makeStaffFile(store.shown, hiddenKinds)
  const cellsUnder = (head: string) => new Set(file.rows.map((row) => row[file.heads.indexOf(head)]))
  for (const head of ['СНИЛС', 'Личный телефон', 'Рабочий e-mail'])
    expect([head, cellsUnder(head)]).toEqual([head, new Set([HIDDEN])])
  expect([...cellsUnder('Имя')]).toContain('Анна')
  expect(listOthers(await load(page, file))).toEqual([])
})

test('to a company that has nobody it brings everyone, all but the sizes', async () => {
  const page = await openAsUser()
  const staff = await withStaff(page)
  const store = page.services.get(employeeListStore)
  await store.open()
  store.showDismissed(true)
  const { ground, rows } = await load(page, makeStaffFile(store.shown, []))
  if (ground.known === null) throw new Error('no ground')
  const brought = planImport({ ...ground.known, staff: [] }, rows, undecided).entries.flatMap((entry) =>
    entry.is === 'new' ? [entry.details] : [],
  )
  const sort = (all: readonly EmployeeDetails[]) =>
    all
      .map(({ personnelNumber, lastName, ...rest }) => ({ ...rest, ...noSizes, personnelNumber, lastName }))
      .map(({ positionId: _, positionStaff: _words, ...rest }) => rest)
      .toSorted((a, b) =>
        `${a.lastName}${a.personnelNumber}`.localeCompare(`${b.lastName}${b.personnelNumber}`),
      )
  const known = staff.map(({ id: _, companyId: _c, position: _p, version: _v, ...details }) => details)
  expect(sort(brought)).toEqual(sort(known))
})

test('a list that stands in while the server is away is not saved: it lacks what a file says', async () => {
  const page = await openAsUser()
  await withStaff(page)
  const store = page.services.get(employeeListStore)
  await store.open()
  const [group] = store.shown
  const [row] = group?.rows ?? []
  if (!group || !row) throw new Error('nobody')
  const states = { ...row.employee.states, training: 'unknown' } as const
  const earlier = { ...row, employee: { ...row.employee, states } }
  expect(() => makeStaffFile([{ ...group, rows: [earlier] }], [])).toThrow(Unavailable)
})

const aPair: Extract<Subject, { section: 'ppe' }> = {
  ...{ section: 'ppe', name: 'Перчатки', quantity: 1, unit: 'pair' },
  ...{ event: 'issuance', norm: null, size: null },
}

const subjects: Readonly<Record<Section, readonly Subject[]>> = {
  briefing: [...briefingKinds.map(({ name }) => name), 'Повторный инструктаж водителей'].map((name) => ({
    ...{ section: 'briefing', name },
  })),
  training: [
    ...trainingPrograms.map(({ title }) => title),
    'Программа А',
    'Вождение: программа Б, «весна»',
  ].map((name) => ({ section: 'training', name })),
  instruction: [{ section: 'instruction', name: 'ИОТ № 1' }],
  medicalExamination: ['4.4', '11.1', '6.1'].map((factorNumber) => ({
    ...{ section: 'medicalExamination', factorNumber },
  })),
  ppe: [
    aPair,
    { ...aPair, quantity: 2, name: normItems.find(({ name }) => name.length > 100)?.name ?? '' },
    { ...aPair, name: 'Краги', quantity: 2 },
    { ...aPair, name: 'Краги', size: '57', event: 'return' },
  ],
  workingConditions: [{ section: 'workingConditions', established: '3.1' }],
  risk: [{ section: 'risk', established: 'high' }],
}

/** What tells of each: of instructions a staff file brings nothing. */
const told: Readonly<Record<Section, readonly string[]>> = {
  briefing: ['briefingKind', 'briefingDate', 'factPeriodicity'],
  training: ['trainingProgram', 'trainingDate', 'factPeriodicity'],
  instruction: [],
  medicalExamination: ['medicalPoints', 'medicalDate'],
  ppe: ['ppeItem', 'ppeQuantity', 'ppeSize', 'ppeDate', 'factPeriodicity'],
  workingConditions: ['soutClass', 'soutDate'],
  risk: ['riskLevel', 'riskDate'],
}

test.each(sections)('a table of deadlines that was saved comes in again unchanged: %s', async (section) => {
  const page = await openAsUser()
  const [titov, namesake, kim] = await withStaff(page)
  if (!titov || !namesake || !kim) throw new Error('nobody')
  const give = async ({ id }: Employee, subject: Subject, done: string | null) => {
    const days = done === null ? { date: null, deadline: day('2026-04-01') } : { date: day(done) }
    const draft = asPatch(aDraft({ subject, periodicity: months(36), ...days }))
    const asked = { companyId: page.company.id, employeeIds: [id], draft }
    accepted(await page.records.obligations.assign(asked))
  }
  for (const subject of subjects[section]) {
    // Only what is held is handed in.
    const isReturn = 'event' in subject && subject.event === 'return'
    await give(titov, subject, isReturn ? null : '2023-03-20')
    await give(namesake, subject, isReturn ? null : '2023-03-21')
    if (!isReturn) await give(kim, subject, null)
  }
  const store = page.services.get(deadlineTableStore)
  await store.open(section)
  const opened = await load(page, await makeDeadlineFile(store))
  expect(opened.rows).toHaveLength(store.rows.length)
  expect(store.rows.length).toBeGreaterThan(2)
  const facts = [...opened.columns.values()].filter(isFactField)
  expect(facts.toSorted()).toEqual(told[section].toSorted())
  expect(listOthers(opened)).toEqual([])
})

test('what was never assessed comes in again unchanged', async () => {
  const page = await openAsUser()
  const [titov] = await withStaff(page)
  if (!titov) throw new Error('nobody')
  for (const section of ['workingConditions', 'risk'] as const) {
    const draft = asPatch(
      aDraft({ subject: { section, established: 'notAssessed' }, date: null, deadline: day('2026-05-01') }),
    )
    const asked = { companyId: page.company.id, employeeIds: [titov.id], draft }
    accepted(await page.records.obligations.assign(asked))
    const store = page.services.get(deadlineTableStore)
    await store.open(section)
    const opened = await load(page, await makeDeadlineFile(store))
    expect([opened.rows.length, listOthers(opened)]).toEqual([1, []])
  }
})
