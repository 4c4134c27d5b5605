import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'

/** The day as the judge's own type. */
export const judged = (day: LocalDate): Temporal.PlainDate => Temporal.PlainDate.from(day)

export const toDay = (date: Temporal.PlainDate): LocalDate => date.toString() as LocalDate

/** Days of 1900 to 9899; every second one among the last four of its month, every fourth in February. */
export const aDay: fc.Arbitrary<LocalDate> = fc
  .record({
    year: fc.oneof(fc.integer({ min: 1900, max: 9899 }), fc.integer({ min: 1990, max: 2110 })),
    month: fc.oneof(
      { weight: 3, arbitrary: fc.integer({ min: 1, max: 12 }) },
      { weight: 1, arbitrary: fc.constant(2) },
    ),
    day: fc.oneof(fc.integer({ min: 1, max: 31 }), fc.integer({ min: 28, max: 31 })),
  })
  .map((parts) => toDay(Temporal.PlainDate.from(parts, { overflow: 'constrain' })))

/** Two months around a leap day, in order. */
export const nearDays: readonly LocalDate[] = Array.from({ length: 61 }, (_, days) =>
  toDay(Temporal.PlainDate.from('2024-01-31').add({ days })),
)

/** One of them, so that several often coincide. */
export const aNearDay: fc.Arbitrary<LocalDate> = fc.constantFrom(...nearDays)
