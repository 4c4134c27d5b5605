import { isReviewLate, reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import { addDays, differenceInCalendarDays, parseISO } from 'date-fns'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { aMicrotrauma } from '#tests/microtraumas-example.ts'

const day = fc
  .date({ min: new Date('2024-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as LocalDate)
/** Ends of months and of years are drawn as often as all other days. */
const anyDay = fc.oneof(
  day,
  fc
    .tuple(
      fc.integer({ min: 2024, max: 2032 }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: -3, max: 1 }),
    )
    .map(
      ([year, month, off]) => new Date(Date.UTC(year, month, off)).toISOString().slice(0, 10) as LocalDate,
    ),
)
const minute = fc
  .integer({ min: 0, max: 1439 })
  .map((n) => `${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`)
const extension = fc.option(fc.record({ days: fc.constantFrom(1, 2), reason: fc.constant('x') }))

test('a review has as many whole calendar days as it is given, at whatever hour it was told of', () => {
  fc.assert(
    fc.property(anyDay, minute, extension, (on, time, extension) => {
      const { until, from } = reviewTerm({ reportedAt: `${on}T${time}` as LocalMoment, extension })
      expect(differenceInCalendarDays(parseISO(until), parseISO(on))).toBe(3 + (extension?.days ?? 0))
      expect(from).toBe(on)
    }),
  )
})

test('an extension never brings the end nearer, and it is late on the days after the end alone', () => {
  fc.assert(
    fc.property(anyDay, minute, extension, fc.integer({ min: -10, max: 10 }), (on, time, extension, off) => {
      const told = { reportedAt: `${on}T${time}` as LocalMoment }
      const one = aMicrotrauma({ ...told, extension })
      expect(reviewTerm(one).until >= reviewTerm({ ...told, extension: null }).until).toBe(true)
      const today = addDays(parseISO(reviewTerm(one).until), off)
      const text = `${today.getFullYear()}-${String(today.getMonth() + 1).padStart(2, '0')}-${String(today.getDate()).padStart(2, '0')}`
      expect(isReviewLate(one, text as LocalDate)).toBe(off > 0)
    }),
  )
})
