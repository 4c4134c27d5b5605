import { isWeekend, makeCalendar } from '@osh/core/calendar/production-calendar.ts'
import {
  countWorkingDays,
  countWorkingDaysIn,
  findNearestWorkingDay,
} from '@osh/core/calendar/working-days.ts'
import { transferredYears } from '@osh/core/norms/production-calendar.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'

/** Days around the ends of years and around May, where most is moved, more often than others. */
const someDay: fc.Arbitrary<LocalDate> = fc
  .tuple(
    fc.constantFrom('2023', '2024', '2025', '2026', '2027', '2028'),
    fc.oneof(
      fc.integer({ min: 0, max: 365 }),
      fc.integer({ min: 355, max: 375 }),
      fc.integer({ min: 110, max: 135 }),
    ),
  )
  .map(([year, days]) => addDays(`${year}-01-01` as LocalDate, days))

const edits = fc.array(fc.record({ day: someDay, works: fc.boolean(), note: fc.constant('приказ') }), {
  maxLength: 40,
})

test('a term in working days ends where counting day by day with another calendar of weeks ends', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 40 }), edits, (from, amount, own) => {
      const calendar = makeCalendar(own)
      let at = Temporal.PlainDate.from(from)
      for (let left = amount; left > 0; ) {
        at = at.add({ days: 1 })
        if (calendar(at.toString() as LocalDate).works) left -= 1
      }
      expect(countWorkingDays(from, amount, calendar).on).toBe(at.toString())
    }),
  )
})

test('a term ends on a working day, has so many of them behind it, and back again begins no later', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 40 }), edits, (from, amount, own) => {
      const calendar = makeCalendar(own)
      const { on } = countWorkingDays(from, amount, calendar)
      expect(calendar(on).works).toBe(true)
      expect(countWorkingDaysIn(addDays(from, 1), on, calendar)).toBe(amount)
      const back = countWorkingDays(on, -amount, calendar).on
      expect(back).toBe(findNearestWorkingDay(from, calendar, -1))
    }),
  )
})

test('a longer term never ends earlier, nor does one with a day off more', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 40 }), someDay, (from, amount, off) => {
      const usual = countWorkingDays(from, amount, makeCalendar()).on
      expect(countWorkingDays(from, amount + 1, makeCalendar()).on > usual).toBe(true)
      const fewer = makeCalendar([{ day: off, works: false, note: 'приказ' }])
      expect(countWorkingDays(from, amount, fewer).on >= usual).toBe(true)
    }),
  )
})

test('weekends are those of another calendar', () => {
  fc.assert(
    fc.property(someDay, (day) => {
      expect(isWeekend(day)).toBe(Temporal.PlainDate.from(day).dayOfWeek > 5)
    }),
  )
})

test('a year has as many days off as weekends and holidays together: what is moved is moved, not added', () => {
  for (const { year } of transferredYears) {
    const days = Array.from({ length: Temporal.PlainDate.from(`${year}-01-01`).daysInYear }, (_, i) =>
      addDays(`${year}-01-01` as LocalDate, i),
    )
    const off = days.filter((day) => !makeCalendar()(day).works).length
    const weekends = days.filter((day) => Temporal.PlainDate.from(day).dayOfWeek > 5).length
    const january = days.filter(
      (day) => day.slice(5) <= '01-08' && Temporal.PlainDate.from(day).dayOfWeek > 5,
    )
    // 14 holidays; of January's weekend days the Government moves two
    expect(off).toBe(weekends + 14 - (january.length - 2))
  }
})
