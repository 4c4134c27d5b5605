import { expect, test } from 'vitest'
import { aCompletion, anObligation, day, instant, mining, someone } from '../../tests/examples.ts'
import { anIncident } from '../../tests/incidents-example.ts'
import { worker } from '../../tests/source-facts.ts'
import type { JournalLine, Values } from '../commands/journal.ts'
import type { Company } from '../companies/company.ts'
import type { Document } from '../documents/document.ts'
import type { Employee, EmployeeId } from '../employees/employee.ts'
import type { Incident } from '../incidents/incident.ts'
import { isListed } from '../incidents/incident-repository.ts'
import { roleGroups } from '../norms/responsibilities.ts'
import type { Term } from '../responsibilities/responsibility.ts'
import { sections } from '../sections/section.ts'
import type { Signed } from '../shared/identity.ts'
import { gatherInspected, type InspectedRecords, MOST_PEOPLE } from './inspected.ts'
import { type InspectionLink, type InspectionLinkId, inspectedParts } from './inspection-link.ts'

const asOf = day('2026-03-16')
/** By Moscow it is the next day already. */
const on = (date: string, time = '21:30'): Signed => ({
  by: someone,
  at: instant(`${date}T${time}:00.000Z`),
})
const company = { id: mining, timeZone: 'Europe/Moscow' } as Company
const link: InspectionLink = {
  ...{ id: 1 as InspectionLinkId, companyId: mining, name: 'ГИТ', parts: inspectedParts, granted: [] },
  ...{ asOf, expiresOn: asOf, made: on('2026-03-01'), revoked: null },
}
const [role] = roleGroups.flatMap(({ roles }) => roles)
if (!role) throw new Error('there are no roles')

const person = (id: number, changes: Partial<Employee> = {}): Employee => ({
  ...worker,
  ...{ id: id as EmployeeId, hireDate: day('2020-01-01'), dismissalDate: null },
  ...changes,
})
const paper = (id: number, changes: Partial<Document> = {}) =>
  ({ id, enteredAt: on('2026-03-10').at, annulled: null, ...changes }) as Document
const term = (since: string, until: string | null): Term =>
  ({ since: on(since), until: until === null ? null : on(until) }) as Term

type Kept = {
  readonly people?: readonly Employee[]
  readonly papers?: readonly Document[]
  readonly terms?: readonly Term[]
  readonly incidents?: readonly (Incident & { readonly recorded: string })[]
  readonly journal?: readonly JournalLine[]
}

/** Records of memory, and what was asked of them. */
function recordsOf({ people = [], papers = [], terms = [], incidents = [], journal = [] }: Kept) {
  const asked: string[] = []
  const pageOf = <T>(
    all: readonly T[],
    { page, limit }: { readonly page: number; readonly limit: number },
  ) => ({
    items: all.slice((page - 1) * limit, page * limit),
    total: all.length,
    more: false,
  })
  const records: InspectedRecords = {
    departments: { list: async () => [] },
    positions: { list: async () => [] },
    past: {
      countEmployees: async () => 0,
      listChanges: async (_, record) => {
        if (record === 'obligation') asked.push(`changes of ${record}`)
        return journal.filter(({ changes }) => changes.some((one) => one.record === record))
      },
      listDone: async () => [],
      listShared: async () => [],
      listDuePpe: async () => [],
      listOfPeople: async () => [],
      listProfiles: async () => [],
      listPosts: async () => [],
      listAssigned: async () => new Map(),
      listHistories: async (_, ids) => {
        asked.push('histories')
        return ids.map((id) => ({
          obligation: anObligation(Number(id), { employeeId: id }),
          completions: [
            { ...aCompletion(1, '2026-01-10'), enteredAt: on('2026-03-15').at },
            { ...aCompletion(2, '2026-02-10'), enteredAt: on('2026-03-16').at },
          ],
        }))
      },
    },
    longLists: {
      listEmployeeIds: async () => people.map(({ id }) => id),
      listEmployees: async (_, ids) => people.filter(({ id }) => ids.includes(id)).toReversed(),
    },
    responsibilities: { readHistory: async (_, id) => (id === role?.id ? terms : []) },
    documents: {
      listPage: async (_, { to, ...page }) => {
        asked.push(`papers to ${to}, page ${page.page}`)
        return pageOf(papers, page)
      },
    },
    incidents: {
      listPage: async (_, query) => {
        asked.push(`accidents ${query.search}|${query.state}|${query.degree}`)
        return pageOf(
          incidents.filter((one) => isListed(one, query)),
          query,
        )
      },
      readChronology: async (_, id) => {
        const found = incidents.find((one) => one.id === id && one.recorded !== 'gone')
        if (!found) return { ok: false, error: { code: 'not-found' } }
        const recorded = { entered: on(found.recorded), before: null, after: {} }
        const { annulled: over } = found
        const end = over && { entered: over, before: { annulled: null }, after: { annulled: over } }
        return { ok: true, value: [recorded, ...(end ? [end] : [])] }
      },
    },
  }
  return { records, asked }
}

test('people are those who were on the staff on the day, in the order of the list, with what was known of them', async () => {
  const people = [
    person(3),
    person(1, { hireDate: asOf }),
    person(2, { hireDate: day('2026-03-17') }),
    person(4, { dismissalDate: day('2026-03-15') }),
    person(5, { dismissalDate: asOf }),
  ]
  const { records } = recordsOf({ people })
  const seen = await gatherInspected(records, company, link)
  expect(seen.people?.map(({ id, employee }) => [id, employee.id])).toEqual([
    [3, 3],
    [1, 1],
    [5, 5],
  ])
  expect(seen.people?.[1]?.duties.map(({ id, done }) => [id, done.map((one) => one.id)])).toEqual([[1, [1]]])
  expect(seen.isCut).toBe(false)
})

test('what was entered after the day is not there, and what was changed after it is as it was', async () => {
  const people = [
    person(1),
    person(2),
    person(3, { dismissalDate: day('2026-03-10') }),
    person(4, { hireDate: day('2026-03-01') }),
  ]
  const line = (
    date: string,
    record: string,
    id: number,
    before: object | null,
    after: object,
  ): JournalLine => ({
    ...on(date),
    ...{ companyId: mining, command: 'any/command' },
    changes: [{ record, ids: [id], before: before as Values, after: after as Values }],
  })
  const journal = [
    line('2026-03-15', 'obligation', 2, null, {}),
    line('2026-03-16', 'obligation', 1, null, {}),
    line('2026-03-16', 'employee', 3, { dismissalDate: null }, { dismissalDate: '2026-03-10' }),
    line('2026-03-16', 'employee', 4, null, { hireDate: '2026-03-01' }),
  ]
  const { people: seen } = await gatherInspected(recordsOf({ people, journal }).records, company, link)
  expect(seen?.map(({ id, duties }) => [id, duties.length])).toEqual([
    [1, 0],
    [2, 1],
    [3, 1],
  ])
})

test('people and departments are called what they were called on the day', async () => {
  const workshop = worker.departmentId
  const line = (date: string, command: string, ...changes: JournalLine['changes']): JournalLine => ({
    ...{ ...on(date), companyId: mining, command },
    changes,
  })
  const renamed = (before: string, after: string) =>
    ({ record: 'department', ids: [workshop], before: { name: before }, after: { name: after } }) as const
  const married = { before: { lastName: 'Белова', snils: null }, after: { lastName: 'Чернова', snils: '1' } }
  const journal = [
    line('2026-03-15', 'any/command', renamed('Цех 1', 'Цех 2')),
    line('2026-03-16', 'any/command', renamed('Цех 2', 'Цех 3')),
    line('2026-03-17', 'any/command', { record: 'employee', ids: [1], ...married }),
    line('2026-03-18', 'any/command', renamed('Цех 3', 'Цех 4')),
    line('2026-03-19', 'any/command', {
      ...{ record: 'department', ids: [77], before: { name: 'Склад' }, after: null },
    }),
    line('2026-03-18', 'any/command', {
      ...{ record: 'employee', ids: [2], before: { departmentId: 77 }, after: { departmentId: workshop } },
    }),
  ]
  const { records } = recordsOf({ people: [person(1, { lastName: 'Чернова' }), person(2)], journal })
  const departments = { list: async () => [{ id: workshop, companyId: mining, name: 'Цех 4' }] }
  const { people } = await gatherInspected({ ...records, departments }, company, link)
  expect(people?.map(({ department, employee }) => [department, employee.lastName])).toEqual([
    ['Цех 2', 'Белова'],
    ['Склад', worker.lastName],
  ])
})

test('what a command has changed beside is not taken for the employee’s own', async () => {
  const left = day('2026-03-15')
  const journal: readonly JournalLine[] = [
    {
      ...on('2026-03-16'),
      ...{ companyId: mining, command: 'any/command' },
      changes: [
        { record: 'employee', ids: [1], before: { dismissalDate: null }, after: { dismissalDate: left } },
        { record: 'obligation', ids: [1], before: null, after: {} },
      ],
    },
  ]
  const people = [person(1, { dismissalDate: left })]
  const { people: seen } = await gatherInspected(recordsOf({ people, journal }).records, company, link)
  expect(seen?.map(({ id, duties }) => [id, duties])).toEqual([[1, []]])
})

test('only what the link is for is read', async () => {
  const { records, asked } = recordsOf({
    people: [person(1)],
    papers: [paper(1)],
    terms: [term('2026-01-01', null)],
  })
  const of = (...parts: InspectionLink['parts'][number][]) =>
    gatherInspected(records, company, { ...link, parts })
  expect(await of('staff')).toMatchObject({ people: [{ duties: [] }], responsible: null, documents: null })
  expect(asked).toEqual([])
  for (const section of sections) expect((await of(section)).people?.[0]?.duties).toHaveLength(1)
  expect(asked).toEqual(sections.flatMap(() => ['changes of obligation', 'histories']))
  expect(await of('responsible')).toMatchObject({ people: null, documents: null, incidents: null })
  expect((await of('responsible')).responsible).toMatchObject([{ role: role.name }])
  expect(await of('documents')).toMatchObject({ people: null, responsible: null, incidents: null })
  expect(await of('incidents')).toMatchObject({ people: null, documents: null, incidents: [] })
  expect(asked.slice(2 * sections.length)).toEqual([
    'papers to 2026-03-16, page 1',
    'accidents |null|null',
    'accidents |annulled|null',
  ])
})

test('a role is held by whoever held it at the end of the day', async () => {
  const terms = [
    term('2026-03-15', null),
    term('2026-03-16', null),
    term('2026-01-01', '2026-03-15'),
    term('2026-01-01', '2026-03-16'),
  ]
  const seen = await gatherInspected(recordsOf({ terms }).records, company, link)
  expect(
    seen.responsible?.map(({ since, until }) => [since.at.slice(0, 10), until?.at.slice(0, 10)]),
  ).toEqual([
    ['2026-03-15', undefined],
    ['2026-01-01', '2026-03-16'],
  ])
})

test('papers and accidents are those that were entered by then, annulled or not as they were', async () => {
  const annulled = (date: string) => ({ ...on(date), reason: 'Ошибка' })
  const papers = [
    paper(1, { enteredAt: on('2026-03-15').at }),
    paper(2, { enteredAt: on('2026-03-16').at }),
    paper(3, { annulled: annulled('2026-03-15') }),
    paper(4, { annulled: annulled('2026-03-16') }),
  ]
  const accidents = [
    { recorded: '2026-03-15' },
    { recorded: '2026-03-16' },
    { recorded: 'gone' },
    { recorded: '2026-03-14', annulled: '2026-03-15' },
    { recorded: '2026-03-14', annulled: '2026-03-16' },
  ]
  const incidents = accidents.map(({ recorded, annulled: over }, i) => ({
    ...anIncident({ annulled: over ? annulled(over) : null }),
    id: (i + 1) as Incident['id'],
    recorded,
  }))
  const seen = await gatherInspected(recordsOf({ papers, incidents }).records, company, link)
  expect(seen.documents?.map(({ id, annulled: is }) => [id, is !== null])).toEqual([
    [1, false],
    [3, true],
    [4, false],
  ])
  expect(seen.incidents?.map(({ id }) => id)).toEqual([5, 1])
})

test('a page holds so much of each, and says when there is more', async () => {
  const people = (count: number) => Array.from({ length: count }, (_, i) => person(i + 1))
  const papers = (count: number) => Array.from({ length: count }, (_, i) => paper(i + 1))
  const seen = (kept: Kept) => gatherInspected(recordsOf(kept).records, company, link)
  const full = await seen({ people: people(MOST_PEOPLE), papers: papers(999) })
  expect([full.people?.length, full.documents?.length, full.isCut]).toEqual([MOST_PEOPLE, 999, false])
  const more = await seen({ people: people(MOST_PEOPLE + 1) })
  expect([more.people?.length, more.isCut]).toEqual([MOST_PEOPLE, true])
  const long = await seen({ papers: papers(1200) })
  expect([long.documents?.length, long.isCut]).toEqual([1000, true])
})
