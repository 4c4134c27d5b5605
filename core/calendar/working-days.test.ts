import { expect, test } from 'vitest'
import { transferredYears } from '../norms/production-calendar.ts'
import { LAST_DAY, type LocalDate } from '../shared/dates/local-date.ts'
import { makeCalendar } from './production-calendar.ts'
import {
  countWorkingDays,
  countWorkingDaysIn,
  findNearestWorkingDay,
  findUnknownYear,
} from './working-days.ts'
import { computeDueInWorkingDays, termsInWorkingDays } from './working-terms.ts'

const day = (text: string) => text as LocalDate
const after = (from: string, amount: number) => countWorkingDays(day(from), amount, makeCalendar())

test('working days run over weekends, holidays and moved days', () => {
  expect(after('2026-11-20', 3).on).toBe('2026-11-25')
  expect(after('2025-10-31', 1).on).toBe('2025-11-01')
  expect(after('2025-10-31', 2).on).toBe('2025-11-05')
  expect(after('2026-12-30', 1).on).toBe('2027-01-11')
  expect(after('2027-10-29', 5).on).toBe('2027-11-09')
  expect(after('2027-12-30', 1).on).toBe('2028-01-10')
})

test('a term says what it met on its way besides weekends', () => {
  expect(after('2025-10-31', 2).met.map((one) => one.day)).toEqual(['2025-11-01', '2025-11-03', '2025-11-04'])
  expect(after('2026-11-20', 3).met).toEqual([])
})

test('a term that runs into a year whose transfers are not known says so', () => {
  const last = transferredYears.at(-1)?.year ?? 0
  expect(after(`${last}-12-20`, 3).unknownYear).toBeNull()
  expect(after(`${last}-12-30`, 5).unknownYear).toBe(last + 1)
  expect(after(`${last + 1}-01-12`, -5).unknownYear).toBe(last + 1)
  expect(findUnknownYear(day(`${last + 2}-01-12`), day(`${last}-01-12`))).toBe(last + 1)
})

test('backwards the same days are counted', () => {
  expect(after('2026-11-25', -3).on).toBe('2026-11-20')
  expect(after('2026-03-10', -1).on).toBe('2026-03-06')
})

test('no working days end where they begin, though it be a day off', () => {
  expect(after('2026-11-21', 0)).toEqual({ on: '2026-11-21', met: [], unknownYear: null })
})

test('the calendar ends somewhere', () => {
  expect(countWorkingDays(LAST_DAY, 3, makeCalendar()).on).toBe(LAST_DAY)
  expect(countWorkingDaysIn(LAST_DAY, LAST_DAY, makeCalendar())).toBe(1)
  const never = (at: LocalDate) => ({ day: at, works: false, why: { is: 'week' } }) as const
  expect(findNearestWorkingDay(LAST_DAY, never)).toBe(LAST_DAY)
  expect(countWorkingDays(LAST_DAY, 1, never).on).toBe(LAST_DAY)
})

test('the nearest working day is the day itself, or one after it, or before it', () => {
  expect(findNearestWorkingDay(day('2026-11-20'), makeCalendar())).toBe('2026-11-20')
  expect(findNearestWorkingDay(day('2026-05-09'), makeCalendar())).toBe('2026-05-12')
  expect(findNearestWorkingDay(day('2026-05-11'), makeCalendar(), -1)).toBe('2026-05-08')
})

test('working days between two days are counted with both ends', () => {
  expect(countWorkingDaysIn(day('2026-11-16'), day('2026-11-22'), makeCalendar())).toBe(5)
  expect(countWorkingDaysIn(day('2026-11-20'), day('2026-11-20'), makeCalendar())).toBe(1)
  expect(countWorkingDaysIn(day('2026-11-21'), day('2026-11-20'), makeCalendar())).toBe(0)
})

test('terms of the law in working days are counted forwards, that of the acquaintance back from the examination', () => {
  const due = (id: string, start: string) => {
    const term = termsInWorkingDays.find((one) => one.id === id)
    if (!term) throw new Error(`no term ${id}`)
    return computeDueInWorkingDays(term, day(start), makeCalendar()).on
  }
  expect(termsInWorkingDays).toHaveLength(10)
  expect(due('sout.notify', '2026-04-29')).toBe('2026-05-05')
  expect(due('med.acquaint', '2026-11-20')).toBe('2026-11-06')
})

test('what a company has changed counts', () => {
  const calendar = makeCalendar([{ day: day('2026-11-23'), works: false, note: 'приказ' }])
  expect(countWorkingDays(day('2026-11-20'), 1, calendar).on).toBe('2026-11-24')
})
