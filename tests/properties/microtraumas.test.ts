import { reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import { differenceInCalendarDays, parseISO } from 'date-fns'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'

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
