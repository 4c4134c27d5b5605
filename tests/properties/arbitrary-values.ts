import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import fc from 'fast-check'

/** An object as JSON makes it, with the usual prototype. */
export const record = <T>(fields: { [K in keyof T]: fc.Arbitrary<T[K]> }): fc.Arbitrary<T> =>
  fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<T>

export const id = <Id extends number>(): fc.Arbitrary<Id> =>
  fc.integer({ min: 1, max: 2_147_483_647 }).map((number) => number as Id)
export const day: fc.Arbitrary<LocalDate> = fc
  .integer({ min: 0, max: 70_000 })
  .map((days) => addDays('1950-01-01' as LocalDate, days))
/** A line as `parseText` leaves it: no blanks at its ends or in a row. */
export const line: fc.Arbitrary<string> = fc
  .array(fc.stringMatching(/^[А-Яа-яЁёA-Za-z0-9«».,:№-]{1,12}$/), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '))
export const orNull = <T>(of: fc.Arbitrary<T>): fc.Arbitrary<T | null> => fc.option(of, { nil: null })
export const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString() as Instant)
