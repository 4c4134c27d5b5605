// @vitest-environment node
import { computeHorizon } from '@osh/core/deadline-tables/horizon.ts'
import { boundPart, type Part } from '@osh/core/deadline-tables/part.ts'
import { deriveNearness, findWindowEnd, listWindowMonths } from '@osh/core/deadlines/window.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { expect, test } from 'vitest'
import { day } from '#tests/examples.ts'
import { describeGroupCount } from './group-count.ts'

test('a group’s count is that of its rows, in every part of the window', () => {
  const today = day('2027-01-31')
  const rows = Array.from({ length: 130 }, (_, i) => ({
    deadline: addDays(today, i - 10),
    away: null,
    fullName: 'Абрамова',
  })).filter(({ deadline }) => deadline <= findWindowEnd('training', today))
  const horizon = computeHorizon('training', rows, today)
  const parts: readonly Part[] = [
    { is: 'all' },
    { is: 'overdue' },
    ...listWindowMonths('training', today).map((month) => ({ is: 'month' as const, ...month })),
  ]
  for (const part of parts) {
    const { from, to } = boundPart(part, today)
    const shown = rows.filter(
      ({ deadline }) => (from === null || deadline >= from) && (to === null || deadline <= to),
    )
    const groups = Map.groupBy(shown, ({ deadline }) => deriveNearness(deadline, today))
    for (const [group, { length }] of groups)
      expect([part, group, describeGroupCount(horizon, part, group)]).toEqual([part, group, String(length)])
  }
})

test('a count that stopped says so', () => {
  const horizon = { total: 1000, overdue: 1000, waiting: 3, months: [], next: null, allDone: false }
  expect(describeGroupCount(horizon, { is: 'all' }, 'overdue')).toBe('1000+')
  expect(describeGroupCount(horizon, { is: 'all' }, 'waiting')).toBe('3')
  expect(describeGroupCount(null, { is: 'all' }, 'overdue')).toBeNull()
})
