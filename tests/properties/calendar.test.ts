import {
  addDays,
  addMonths,
  countDaysBetween,
  countDaysInMonth,
  parseLocalDate,
} from '@osh/core/shared/dates/local-date.ts'
import * as dateFns from 'date-fns'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { aDay, judged, toDay } from './arbitrary-days.ts'

const months = fc.integer({ min: -1200, max: 1200 })
const days = fc.integer({ min: -40_000, max: 36_000 })

const withDateFns = (day: string, count: number): string =>
  dateFns.format(dateFns.addMonths(dateFns.parse(day, 'yyyy-MM-dd', new Date(0)), count), 'yyyy-MM-dd')

test('months are added as two calendars add them', () => {
  fc.assert(
    fc.property(aDay, months, (day, count) => {
      expect(addMonths(day, count)).toBe(toDay(judged(day).add({ months: count })))
      expect(addMonths(day, count)).toBe(withDateFns(day, count))
    }),
    { numRuns: 1000 },
  )
})

test('adding months keeps the order of days', () => {
  fc.assert(
    fc.property(aDay, fc.integer({ min: 0, max: 4 }), months, (day, later, count) => {
      expect(addMonths(addDays(day, later), count) >= addMonths(day, count)).toBe(true)
    }),
  )
})

test('days are added and counted as the calendar does', () => {
  fc.assert(
    fc.property(aDay, days, (day, count) => {
      const other = toDay(judged(day).add({ days: count }))
      expect(addDays(day, count)).toBe(other)
      expect(countDaysBetween(day, other)).toBe(count)
    }),
    { numRuns: 1000 },
  )
})

test('four centuries pass day by day', () => {
  let day = toDay(Temporal.PlainDate.from('1899-12-31'))
  for (
    let judge = new Date(Date.UTC(1900, 0, 1));
    judge.getUTCFullYear() < 2301;
    judge.setUTCDate(judge.getUTCDate() + 1)
  ) {
    day = addDays(day, 1)
    if (day !== judge.toISOString().slice(0, 10)) expect(day).toBe(judge.toISOString().slice(0, 10))
  }
  expect(day).toBe('2300-12-31')
})

test('a month has as many days as in the calendar', () => {
  fc.assert(
    fc.property(aDay, (day) => {
      const { year, month, daysInMonth: expected } = judged(day)
      expect(countDaysInMonth(year, month)).toBe(expected)
    }),
  )
})

const digits = (min: number, max: number, width: number) =>
  fc.integer({ min, max }).map((n) => String(n).padStart(width, '0'))

test('a text is a day exactly when the calendar has that day', () => {
  fc.assert(
    fc.property(digits(1890, 2110, 4), digits(0, 13, 2), digits(0, 32, 2), (year, month, day) => {
      const iso = `${year}-${month}-${day}`
      const real = year >= '1900' && isInCalendar(iso)
      expect(parseLocalDate(iso).ok).toBe(real)
      expect(parseLocalDate(`${day}.${month}.${year}`)).toEqual(
        real ? { ok: true, value: iso } : expect.objectContaining({ ok: false }),
      )
    }),
    { numRuns: 2000 },
  )
})

test('any other text is refused, never thrown at', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      if (!/^(\d{4}-\d\d-\d\d|\d\d\.\d\d\.\d{4})$/.test(text)) expect(parseLocalDate(text).ok).toBe(false)
    }),
  )
})

function isInCalendar(iso: string): boolean {
  const moment = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso)
}
