import { expect, test } from 'vitest'
import { aTraining, day, employee, memo, months, obligation, today } from '../../../tests/examples.ts'
import type { RequirementId } from '../requirement.ts'
import type { DifferenceRow } from './difference.ts'
import { countDifference, markDifference, tellDifference } from './tell-difference.ts'

const requirement = (id: number) => id as RequirementId
const before = (deadline: string | null) => ({
  subject: aTraining,
  periodicity: months(36),
  deadline: deadline === null ? null : day(deadline),
})
const inMemo = { id: memo(3), number: 14 }

const assigned: DifferenceRow = {
  kind: 'assign',
  ...{ employeeId: employee(1), fullName: 'Работник 1', department: 'Склад', position: 'Кладовщик' },
  ...{ requirementId: requirement(1), obligationId: null, subject: aTraining, periodicity: months(12) },
  ...{ ruleId: null, deadline: day('2026-03-15'), before: null, memo: null, withoutSection: false },
}
const moved: DifferenceRow = {
  ...assigned,
  ...{ kind: 'change', obligationId: obligation(5), before: before('2026-01-01') },
}
const closed: DifferenceRow = {
  ...assigned,
  ...{ kind: 'close', obligationId: obligation(6), deadline: null, before: before('2026-09-01') },
}

const all = { kind: null, page: 1, limit: 10 }

test('who is held by a memo alone, or assigned nothing for the tariff, is not counted among the people', () => {
  const rows = [
    closed,
    { ...moved, employeeId: employee(2), memo: inMemo },
    { ...assigned, employeeId: employee(3), withoutSection: true },
  ]
  const counts = { assign: 0, change: 0, close: 1, held: 1, withoutSection: 1 }
  expect(countDifference(rows)).toEqual({ ...counts, people: 1 })
})

test('what the tariff is without is no part of what is assigned, and is shown after the rest', () => {
  const left = {
    ...assigned,
    requirementId: requirement(2),
    deadline: day('2026-01-01'),
    withoutSection: true,
  }
  expect(tellDifference([left, assigned], today, all)).toMatchObject({
    ...{ requirements: 1, firstDeadline: '2026-03-15', worst: { assign: assigned } },
    rows: { items: [assigned, left], total: 2 },
  })
})

test('the mark is another with each value that would be applied, and with each row', () => {
  const others: readonly Partial<DifferenceRow>[] = [
    { kind: 'change' },
    { employeeId: employee(2) },
    { requirementId: requirement(2) },
    { obligationId: obligation(7) },
    { subject: { section: 'training', name: 'Б' } },
    { periodicity: months(6) },
    { deadline: null },
    { memo: inMemo },
    { memo: { ...inMemo, id: memo(4) } },
    { withoutSection: true },
  ]
  const marks = [
    ...[[], [assigned, assigned], [assigned]],
    ...others.map((other) => [{ ...assigned, ...other }]),
  ].map(markDifference)
  expect(new Set(marks).size).toBe(others.length + 3)
  expect(markDifference([{ ...assigned, fullName: 'Иванова И. И.' }])).toBe(markDifference([assigned]))
})

test('of what is assigned the first deadline, what is past at once, and how many requirements bring it', () => {
  const deadlines = [null, today, '2026-03-15', '2026-04-01'].map((text) =>
    text === null ? null : day(text),
  )
  const rows = [
    ...deadlines.map((deadline, i) => ({ ...assigned, deadline, requirementId: requirement((i % 2) + 1) })),
    { ...moved, deadline: day('2026-01-01'), requirementId: requirement(3) },
    { ...assigned, deadline: day('2026-01-01'), requirementId: requirement(4), memo: inMemo },
  ]
  expect(tellDifference(rows, today, all)).toMatchObject({
    today,
    ...{ requirements: 2, firstDeadline: '2026-03-15', overdue: 1, mark: markDifference(rows) },
  })
})

test('the worst of a kind is what is due first, of what is closed what was; of equals the one told first', () => {
  const second = employee(2)
  const rows = [
    { ...assigned, deadline: day('2026-05-01') },
    assigned,
    { ...assigned, employeeId: second },
    { ...moved, deadline: null, before: before('2020-01-01') },
    { ...moved, deadline: day('2026-06-01'), before: before('2022-01-01') },
    { ...moved, employeeId: second, before: before('2026-01-01') },
    { ...closed, before: before(null) },
    closed,
    { ...closed, employeeId: second, before: before('2026-08-01') },
  ]
  expect(tellDifference(rows, today, all).worst).toEqual({
    assign: assigned,
    change: rows[5],
    close: rows[8],
  })
})

test('one kind is shown alone, what a memo holds after the rest', () => {
  const held = { ...closed, memo: inMemo }
  const rows = [held, assigned, moved, closed]
  const shown = (kind: DifferenceRow['kind'] | null) => tellDifference(rows, today, { ...all, kind }).rows
  expect(shown(null)).toEqual({ items: [assigned, moved, closed, held], total: 4, more: false })
  expect(shown('close').items).toEqual([closed, held])
  expect(shown('assign').items).toEqual([assigned])
})
