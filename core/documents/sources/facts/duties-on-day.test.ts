import { expect, test } from 'vitest'
import { aCompletion, anObligation, day, instant, someone } from '../../../../tests/examples.ts'
import type { Completion } from '../../../obligations/completion.ts'
import { findLastPassed, listDutiesOnDay } from './duties-on-day.ts'

const accident = day('2026-11-20')
const on = (completions: readonly Completion[], changes = {}) =>
  listDutiesOnDay([{ obligation: anObligation(1, changes), completions }], accident)

test('what was recorded later about an earlier day counts, what took place later does not', () => {
  const late = aCompletion(2, '2026-11-19', { enteredAt: instant('2026-12-05T10:00:00.000Z') })
  const [held] = on([aCompletion(1, '2026-11-20'), late, aCompletion(3, '2026-11-21')])
  expect(held?.done.map(({ id }) => id)).toEqual([1, 2])
  expect(held?.baseDate).toBe('2026-11-20')
})

test('what was taken back counts for nothing', () => {
  const back = { by: someone, at: instant('2026-12-05T10:00:00.000Z') }
  const [held] = on([aCompletion(1, '2026-01-01', { takenBack: back })])
  expect(held).toMatchObject({ done: [], baseDate: null })
})

test('one that was removed since was there with what had been done; with nothing done it is not told', () => {
  expect(on([aCompletion(1, '2026-01-01')], { removed: true })).toMatchObject([
    { removed: false, deadline: '2029-01-01' },
  ])
  expect(on([aCompletion(1, '2026-11-21')], { removed: true })).toEqual([])
  expect(on([])).toHaveLength(1)
})

test('a class found later than the day is not known yet', () => {
  const given = { subject: { section: 'workingConditions', established: '2' } }
  const found = (date: string) => on([aCompletion(1, date, { result: '3.1' })], given)[0]?.subject
  expect(found('2026-11-20')).toEqual({ section: 'workingConditions', established: '3.1' })
  expect(found('2026-11-21')).toEqual({ section: 'workingConditions', established: '2' })
})

test('of two on one day the later entered is the later; a failed check is no pass', () => {
  const [held] = on([aCompletion(1, '2026-01-01'), aCompletion(2, '2026-01-01')])
  expect(held && findLastPassed(held)?.id).toBe(2)
  const [turned] = on([aCompletion(2, '2026-01-01'), aCompletion(1, '2026-01-01')])
  expect(turned && findLastPassed(turned)?.id).toBe(2)
  const [failed] = on([aCompletion(3, '2026-05-01', { result: 'failed' }), aCompletion(1, '2026-01-01')])
  expect(failed && findLastPassed(failed)?.id).toBe(1)
  const [none] = on([aCompletion(3, '2026-05-01', { result: 'failed' })])
  expect(none && findLastPassed(none)).toBeNull()
})
