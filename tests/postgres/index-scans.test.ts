import { type DeadlineSort, deadlineSorts } from '@osh/core/deadline-tables/deadline-table.ts'
import { everyRow, type Filtered } from '@osh/core/deadline-tables/row-filter.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { wholeJournal } from '@osh/core/journal/journal-repository.ts'
import type { StoredRecords } from '@osh/core/records/storage.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { day } from '#tests/examples.ts'
import { member, seedCompanies, seeded } from './seed-companies.ts'
import { type WatchedDatabase, watchDatabase } from './watched-database.ts'

const LIMIT = 20
const OBLIGATIONS_EACH = 10
const page = { page: 1, limit: LIMIT }

describe('in a database of many companies', () => {
  let watched: WatchedDatabase
  let records: StoredRecords
  let someone: EmployeeId
  /** No test changes them. */
  let untouched: EmployeeId
  beforeAll(async () => {
    watched = await watchDatabase()
    await seedCompanies(watched.kysely, { companies: 6, employees: 1000 })
    const ofCompany = watched.kysely.selectFrom('employees').where('company_id', '=', seeded)
    const [first, second] = await ofCompany.select('id').orderBy('id').limit(2).execute()
    if (!first || !second) throw new Error('no one was seeded')
    someone = first.id
    untouched = second.id
    records = makePostgresStorage(watched, makeSettableClock(day('2026-11-20'))).openRecords(member)
  })
  afterAll(() => watched?.close())

  const lists: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the companies of a person', () => records.companies.list()],
    ['departments', () => records.departments.list(seeded)],
    ['positions', () => records.positions.list()],
    ['all employees', () => records.employees.list(seeded)],
    [
      'a page of employees',
      () => records.employees.listPage(seeded, { ...page, search: '', shortage: null }),
    ],
    [
      'employees found by name',
      () => records.employees.listPage(seeded, { ...page, search: '99', shortage: null }),
    ],
    [
      'short employees',
      () => records.employees.listPage(seeded, { ...page, search: '', shortage: 'training' }),
    ],
    ["an employee's obligations", () => records.obligations.list(seeded, { employeeId: someone })],
    ["a section's obligations", () => records.obligations.list(seeded, { section: 'risk' })],
    ['holdings', () => records.obligations.listHoldings(seeded, 5 as EmployeeId)],
    ['names used before', () => records.obligations.listSubjectNames(seeded, 'training')],
    ['free rows', () => records.deadlines.listFreeIds(seeded, 'training')],
    ['the horizon', () => records.deadlines.readHorizon(seeded, { section: 'training', filter: everyRow })],
    ['overdue counts', () => records.deadlines.countOverdue(seeded)],
    ["today's work", () => records.today.look(seeded)],
    ['those who may not work', () => records.today.listBarred(seeded, page)],
    ['own forms', () => records.ownForms.list(seeded)],
    ['the own form of a form', () => records.ownForms.findInUse(seeded, 7 as TemplateId)],
    ['memos', () => records.memos.list(seeded, { ...page, section: null, status: null })],
    [
      'active memos of a section',
      () => records.memos.list(seeded, { ...page, section: 'ppe', status: 'active' }),
    ],
  ]

  it.each(lists)('no table of companies is read whole for %s', async (_, list) => {
    const plans = await watched.plansOf(list)
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.flatMap((plan) => plan.readWhole)).toEqual([])
  })

  it('dismissing someone reads the obligations of theirs alone, removed ones too', async () => {
    const patch = { dismissalDate: '2026-11-19' }
    const plans = await watched.plansOf(async () => {
      const { ok } = await records.employees.change({ companyId: seeded, id: someone, patch, version: null })
      expect(ok).toBe(true)
    }, 'obligations')
    expect(plans).toHaveLength(2)
    for (const { rowsRead } of plans) expect(rowsRead.get('obligations')).toBe(OBLIGATIONS_EACH)
  })

  it('the journal of one record, filtered and to be given out, reads the lines of it alone', async () => {
    const filter = {
      ...wholeJournal,
      area: 'employees',
      record: { record: 'employee', id: untouched },
    } as const
    const plans = await watched.plansOf(async () => {
      expect((await records.journal.listPage(seeded, { ...filter, ...page })).total).toBe(2)
      await records.journal.listChained(seeded, 0, filter)
    }, 'journal')
    expect(plans).toHaveLength(2)
    for (const { readWhole, rowsRead } of plans) {
      expect(readWhole).toEqual([])
      expect(rowsRead.get('journal')).toBeLessThanOrEqual(2)
    }
  })

  const pages = sections.flatMap((section) => deadlineSorts.map((sort) => [section, sort] as const))

  it.each(pages)('a page of %s by %s reads little more than itself', async (section, sort) => {
    const query = { ...page, section, filter: everyRow, sort, from: null, to: null, waiting: null }
    const [screenful, ...others] = await watched.plansOf(
      () => records.deadlines.listPage(seeded, query),
      'departments',
    )
    expect(screenful?.readWhole).toEqual([])
    expect(others).toEqual([])
    expect(screenful?.rowsRead.get('obligations')).toBeLessThan(allowance(sort))
  })

  const filters = sections.flatMap((section): readonly (readonly [string, Filtered])[] => {
    const subject = subjects[section]
    return [
      [`${section} of a department`, { section, filter: { ...everyRow, departmentId: department } }],
      [`${section} of one subject`, { section, filter: { ...everyRow, subject } }],
      [`${section} of a name`, { section, filter: { ...everyRow, search: 'Ор 99' } }],
    ]
  })

  it.each(filters)(
    'a page of %s reads little more than itself, and its counts nothing whole',
    async (_, table) => {
      const query = { ...page, ...table, sort: 'deadline', from: null, to: null, waiting: null } as const
      const [screenful] = await watched.plansOf(
        () => records.deadlines.listPage(seeded, query),
        'departments',
      )
      expect(screenful?.readWhole).toEqual([])
      expect(screenful?.rowsRead.get('obligations') ?? 0).toBeLessThan(LIMIT * 2)
      expect(screenful?.rowsRead.get('employees') ?? 0).toBeLessThan(LIMIT * 2)
      const counts = await watched.plansOf(() => records.deadlines.readHorizon(seeded, table), 'obligations')
      expect(counts.flatMap((plan) => plan.readWhole)).toEqual([])
    },
  )
})

/** The first of a company's twenty. */
const department = 1 as DepartmentId

/** What `seedCompanies` gives everyone in each section. */
const subjects: Readonly<Record<Section, string>> = {
  briefing: 'Предмет 1',
  instruction: 'Предмет 3',
  training: 'Предмет 5',
  medicalExamination: 'Предмет 6',
  ppe: 'Предмет 7',
  workingConditions: '2',
  risk: 'low',
}

/** By another column than the deadline, rows may be passed; by department, up to a page of each is read. */
const allowance = (sort: DeadlineSort): number => (sort === 'deadline' ? LIMIT + 1 : LIMIT * 5)
