import { expect, test } from 'vitest'
import { day, employee, gloves, instant, memo, mining, months, someone } from '../../../tests/examples.ts'
import { aDuty, aGroundOf, aPerson, aRequirement } from '../../../tests/requirement-example.ts'
import type { JournalLine, RecordChange } from '../../commands/journal.ts'
import { mapTransfers } from '../../employees/transfers.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { makeTrial } from '../../tariffs/company-term.ts'
import { listMoved, tellLacking } from './moved-people.ts'

const today = day('2026-03-16')
const basic = { ...makeTrial(today), tariff: 'basic' as const }
const dayOf = ({ at }: JournalLine): LocalDate => at.slice(0, 10) as LocalDate
const line = (on: string, ...changes: readonly RecordChange[]): JournalLine => ({
  ...{ companyId: mining, by: someone, at: instant(`${on}T10:00:00Z`), command: 'employees/change', changes },
})
const moves = (ids: readonly number[], after: object): RecordChange => ({
  ...{ record: 'employee', ids, before: {}, after: { ...after } },
})
const list = (...lines: readonly JournalLine[]) =>
  listMoved(mapTransfers(lines, dayOf), today).map(({ employeeId, day }) => [employeeId, day])

test('another position or department moves somebody, on the last day of several; what else changes does not', () => {
  expect(
    list(
      line('2026-03-04', moves([1, 2], { positionId: 7 })),
      line('2026-03-12', moves([2], { departmentId: 3, version: 2 })),
      line('2026-03-11', moves([3], { lastName: 'Белова' }), {
        ...moves([4], { positionId: 7 }),
        record: 'post',
      }),
    ),
  ).toEqual([
    [2, '2026-03-12'],
    [1, '2026-03-04'],
  ])
  expect(
    list(
      line('2026-03-12', moves([5], { positionId: 7 })),
      line('2026-03-11', moves([5], { positionId: 8 })),
    ),
  ).toEqual([[5, '2026-03-12']])
})

test('of those who moved on one day whoever was entered last comes first', () => {
  const lines = [1, 2, 3].map((id) => line('2026-03-12', moves([id], { positionId: 7 })))
  expect(list(...lines).map(([id]) => id)).toEqual([3, 2, 1])
})

test('whoever moved again comes before those who moved meanwhile', () => {
  const days = [
    [1, '2026-03-04'],
    [2, '2026-03-10'],
    [1, '2026-03-12'],
  ] as const
  expect(list(...days.map(([id, on]) => line(on, moves([id], { positionId: 7 }))))).toEqual([
    [1, '2026-03-12'],
    [2, '2026-03-10'],
  ])
})

test('whoever was added or removed was not transferred', () => {
  const added: RecordChange = { ...moves([1], { positionId: 7 }), before: null }
  expect(list(line('2026-03-12', added, { ...added, before: { positionId: 7 }, after: null }))).toEqual([])
})

test('fourteen days are told of, and of many the latest twenty', () => {
  expect(
    list(
      line('2026-03-02', moves([1], { positionId: 7 })),
      line('2026-03-03', moves([2], { positionId: 7 })),
    ),
  ).toEqual([[2, '2026-03-03']])
  const many = Array.from({ length: 25 }, (_, i) => i + 1)
  expect(list(line('2026-03-05', moves(many, { positionId: 7 })))).toHaveLength(20)
})

const person = (id: number, changes: object = {}) => aPerson(id, { hireDate: day('2019-09-02'), ...changes })
const required = [aRequirement(1, { periodicity: months(12) })]
const moved = (id: number, on: string, ground: object = {}) => ({
  ...{ employeeId: employee(id), day: day(on) },
  ground: aGroundOf({ people: [person(id)], requirements: required, ...ground }),
})

test('those whose new post requires what they have not are told of by days, the first by name', () => {
  expect(
    tellLacking([moved(2, '2026-03-12'), moved(1, '2026-03-12'), moved(3, '2026-03-04')], today),
  ).toEqual([
    { day: '2026-03-12', count: 2, first: 'Работник 1' },
    { day: '2026-03-04', count: 1, first: 'Работник 3' },
  ])
})

test('nobody is told of who has it all, waits for a memo or another tariff, is new, is gone or cannot be seen', () => {
  const has = { ...aDuty(1), requirementId: required[0]?.id ?? null }
  const waits = { ...has, periodicity: months(36), memo: { id: memo(1), number: 4 } }
  const told = [
    moved(1, '2026-03-12', { duties: [has] }),
    moved(1, '2026-03-12', { duties: [waits] }),
    moved(1, '2026-03-12', { people: [person(1, { hireDate: day('2026-03-03') })] }),
    moved(1, '2026-03-12', { people: [person(1, { dismissalDate: day('2026-03-15') })] }),
    moved(1, '2026-03-12', { people: [] }),
    moved(1, '2026-03-12', { requirements: [aRequirement(1, { subject: gloves(1) })], term: basic }),
  ]
  for (const one of told) expect(tellLacking([one], today)).toEqual([])
  expect(
    tellLacking([moved(1, '2026-03-12', { people: [person(1, { hireDate: day('2026-03-02') })] })], today),
  ).toHaveLength(1)
})
