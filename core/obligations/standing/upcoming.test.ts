import { expect, test } from 'vitest'
import { aTraining, day, months } from '../../../tests/examples.ts'
import { findUpcoming } from './upcoming.ts'

const today = day('2026-03-16')
const duty = { subject: aTraining, periodicity: months(12), removed: false }
const done = { ...duty, baseDate: day('2024-01-01'), retakeBy: null }
const due = (...deadlines: readonly (string | null)[]) =>
  findUpcoming(
    deadlines.map((deadline) => ({ ...done, deadline: deadline === null ? null : day(deadline) })),
    today,
  )

test('what is overdue or due within three months is near, earliest first', () => {
  const { near, later, until } = due('2026-06-16', '2025-01-01', '2026-06-17', '2026-04-01')
  expect(near.map(({ deadline }) => deadline)).toEqual(['2025-01-01', '2026-04-01', '2026-06-16'])
  expect([later, until]).toEqual([1, '2026-06-16'])
})

test('what never falls due is neither near nor later', () => {
  expect(due(null, null)).toEqual({ near: [], later: 0, until: '2026-06-16' })
})

test('what falls due on one day stays in its order', () => {
  const days = ['2026-04-02', '2026-04-01', '2026-04-02', '2026-04-01']
  const { near } = findUpcoming(
    days.map((deadline, id) => ({ ...done, id, deadline: day(deadline) })),
    today,
  )
  expect(near.map(({ id }) => id)).toEqual([1, 3, 0, 2])
})

test('what was never done is before all, unless it was removed', () => {
  const never = { ...duty, baseDate: null, deadline: null, retakeBy: null }
  const overdue = { ...done, deadline: day('2025-01-01') }
  expect(findUpcoming([overdue, never, { ...never, removed: true }], today).near).toEqual([never, overdue])
})

test('what was failed is near by the day of its retake, however far its deadline is', () => {
  const failed = { ...done, deadline: day('2027-02-01'), retakeBy: day('2026-04-15') }
  const [sooner, later] = [day('2026-04-01'), day('2026-05-01')].map((deadline) => ({ ...done, deadline }))
  if (!sooner || !later) throw new Error('there are two')
  expect(findUpcoming([later, failed, sooner], today)).toMatchObject({
    near: [sooner, failed, later],
    later: 0,
  })
  const due = { ...failed, deadline: day('2026-03-20') }
  expect(findUpcoming([sooner, due], today).near).toEqual([due, sooner])
})
