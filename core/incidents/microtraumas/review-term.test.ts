import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { moment } from '../../../tests/incidents-example.ts'
import { aMicrotrauma, aReview } from '../../../tests/microtraumas-example.ts'
import { findDeadlineRule } from '../../norms/deadline-rules.ts'
import { listRecordEmployees } from './microtrauma.ts'
import { everyMicrotrauma, isMicrotraumaListed } from './microtrauma-repository.ts'
import { isReviewLate, LONGEST_REVIEW_EXTENSION, REVIEW_DAYS, reviewTerm } from './review-term.ts'

test('a review has three calendar days from the day on which the employer was told, and the extension', () => {
  const told = { reportedAt: moment('2026-11-27T23:50'), extension: null }
  expect(reviewTerm(told)).toEqual({
    from: '2026-11-27',
    days: 3,
    extendedBy: 0,
    reason: '',
    until: '2026-11-30',
  })
  expect(reviewTerm({ ...told, extension: { days: 2, reason: 'Болеет очевидец' } })).toMatchObject({
    extendedBy: 2,
    reason: 'Болеет очевидец',
    until: '2026-12-02',
  })
})

test('is the term of the norms', () => {
  expect(findDeadlineRule('mt.review')).toMatchObject({ amount: REVIEW_DAYS, unit: 'calendarDays' })
  expect(findDeadlineRule('mt.review')?.note).toContain(`до ${LONGEST_REVIEW_EXTENSION} календарных дней`)
})

test('is late the day after its last, until it is reviewed', () => {
  const one = aMicrotrauma()
  expect(isReviewLate(one, day('2026-11-22'))).toBe(false)
  expect(isReviewLate(one, day('2026-11-23'))).toBe(true)
  expect(isReviewLate(aMicrotrauma({ review: aReview }), day('2026-11-23'))).toBe(false)
})

test('a record names whoever was injured, told of it or reviewed it', () => {
  const reportedBy = { employeeId: null, fullName: 'Иванов', post: '' }
  expect(listRecordEmployees(aMicrotrauma({ review: aReview, reportedBy }))).toEqual([1, 2])
  expect(listRecordEmployees(aMicrotrauma({ reportedBy: aReview.reviewers[0] ?? null }))).toEqual([1, 2])
})

test('a filter is by name, state and days, both counted', () => {
  const listed = (filter: Partial<typeof everyMicrotrauma>) =>
    isMicrotraumaListed(aMicrotrauma(), { ...everyMicrotrauma, ...filter })
  expect(listed({})).toBe(true)
  expect([listed({ search: 'тит' }), listed({ search: 'бел' })]).toEqual([true, false])
  expect([listed({ state: 'to-review' }), listed({ state: 'reviewed' })]).toEqual([true, false])
  expect([listed({ from: day('2026-11-19') }), listed({ from: day('2026-11-20') })]).toEqual([true, false])
  expect([listed({ to: day('2026-11-19') }), listed({ to: day('2026-11-18') })]).toEqual([true, false])
})
