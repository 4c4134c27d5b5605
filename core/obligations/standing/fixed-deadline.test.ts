import { expect, test } from 'vitest'
import { aCompletion, day, someone } from '../../../tests/examples.ts'
import { fixDeadline } from './fixed-deadline.ts'
import { findLatestPassed, isInForce } from './standing.ts'

const deadline = day('2027-01-10')
const gone = (id: number, date: string) => {
  const fact = aCompletion(id, date)
  return { ...fact, takenBack: { by: someone, at: fact.enteredAt } }
}

test('a deadline is fixed over the latest passed day and the last passed entry', () => {
  const facts = [aCompletion(1, '2026-02-10'), aCompletion(2, '2026-01-10')]
  expect(fixDeadline(deadline, facts)).toEqual({
    deadline,
    since: { completionId: 2, baseDate: '2026-02-10' },
  })
})

test('what was taken back or failed counts for nothing', () => {
  const failed = aCompletion(8, '2026-03-10', { result: 'failed' })
  const since = { completionId: 1, baseDate: '2026-02-10' }
  expect(fixDeadline(deadline, [aCompletion(1, '2026-02-10'), gone(9, '2026-03-10')])).toEqual({
    deadline,
    since,
  })
  expect(fixDeadline(deadline, [aCompletion(1, '2026-02-10'), failed])).toEqual({ deadline, since })
  expect(fixDeadline(deadline, [gone(9, '2026-03-10'), failed])).toEqual({ deadline, since: null })
  expect(fixDeadline(deadline, [])).toEqual({ deadline, since: null })
})

test('a completion of the same day supersedes it, one taken back or entered before does not', () => {
  const fixed = fixDeadline(deadline, [aCompletion(3, '2026-02-10')])
  expect(isInForce(fixed, [aCompletion(4, '2026-02-10')])).toBe(false)
  expect(isInForce(fixed, [aCompletion(4, '2026-02-09')])).toBe(true)
  expect(isInForce(fixed, [aCompletion(2, '2026-03-10')])).toBe(true)
  expect(isInForce(fixed, [gone(4, '2026-03-10')])).toBe(true)
  expect(isInForce(fixed, [aCompletion(4, '2026-03-10', { result: 'failed' })])).toBe(true)
})

test('of one day the one entered later is the latest, in any order', () => {
  const facts = [aCompletion(2, '2026-02-10'), aCompletion(5, '2026-02-10'), aCompletion(3, '2026-02-10')]
  for (const some of [facts, facts.toReversed()]) expect(findLatestPassed(some)?.id).toBe(5)
})
