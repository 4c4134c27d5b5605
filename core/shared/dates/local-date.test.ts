import { expect, test } from 'vitest'
import {
  addDays,
  addMonths,
  countDaysBetween,
  countWholeMonthsBetween,
  type LocalDate,
  parseLocalDate,
} from './local-date.ts'

const day = (text: string) => text as LocalDate

test('a day is read as yyyy-mm-dd and as it is typed, dd.mm.yyyy', () => {
  expect(parseLocalDate('2026-11-20')).toEqual({ ok: true, value: '2026-11-20' })
  expect(parseLocalDate('20.11.2026')).toEqual({ ok: true, value: '2026-11-20' })
  expect(parseLocalDate('29.02.2024')).toEqual({ ok: true, value: '2024-02-29' })
})

test.each([
  '',
  '2026-02-29',
  '1900-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-04-00',
  '1899-12-31',
  '10000-01-01',
  '2026-1-1',
  '1.1.2026',
  '2026-11-20\n',
  ' 2026-11-20',
  '2026-11-20T00:00:00Z',
])('«%s» is no day', (text) => {
  expect(parseLocalDate(text)).toEqual({ ok: false, error: { code: 'date/invalid', text } })
})

test('a day the final month lacks becomes its last day', () => {
  expect(addMonths(day('2026-01-31'), 1)).toBe('2026-02-28')
  expect(addMonths(day('2024-01-31'), 1)).toBe('2024-02-29')
  expect(addMonths(day('2024-02-29'), 12)).toBe('2025-02-28')
  expect(addMonths(day('2026-03-31'), -1)).toBe('2026-02-28')
  expect(addMonths(day('2026-01-15'), -1)).toBe('2025-12-15')
})

test('whole months between two days are those after which the second is not yet passed', () => {
  const between = (from: string, to: string) => countWholeMonthsBetween(day(from), day(to))
  expect(between('2026-01-31', '2026-02-28')).toBe(1)
  expect(between('2026-01-31', '2026-02-27')).toBe(0)
  expect(between('2024-02-29', '2026-02-28')).toBe(24)
  expect(between('2025-12-20', '2026-11-19')).toBe(10)
})

test('days are counted over month, year and century ends', () => {
  expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01')
  expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29')
  expect(addDays(day('2100-03-01'), -1)).toBe('2100-02-28')
  expect(countDaysBetween(day('2026-11-20'), day('2026-11-09'))).toBe(-11)
})

test('arithmetic stops at the edges of the calendar', () => {
  expect(addMonths(day('9999-06-15'), 12)).toBe('9999-12-31')
  expect(addMonths(day('0000-06-15'), -12)).toBe('0000-01-01')
  expect(addDays(day('9999-12-31'), 1)).toBe('9999-12-31')
  expect(addDays(day('0000-01-01'), -1)).toBe('0000-01-01')
  expect(addMonths(day('9998-12-31'), 12)).toBe('9999-12-31')
})

test('a century is a leap year every 400 years only', () => {
  expect(parseLocalDate('29.02.2000').ok).toBe(true)
  expect(parseLocalDate('29.02.2400').ok).toBe(true)
  expect(parseLocalDate('29.02.2100').ok).toBe(false)
  expect(addMonths(day('2000-01-31'), 1)).toBe('2000-02-29')
  expect(addDays(day('2000-02-28'), 1)).toBe('2000-02-29')
  expect(addDays(day('2000-02-29'), 366)).toBe('2001-03-01')
})

test('every month has its own last day', () => {
  const last = Array.from({ length: 12 }, (_, i) => addMonths(day('2025-01-31'), i).slice(8))
  expect(last.join(' ')).toBe('31 28 31 30 31 30 31 31 30 31 30 31')
  expect(addMonths(day('2025-01-28'), 1)).toBe('2025-02-28')
  expect(addMonths(day('2025-03-29'), -1)).toBe('2025-02-28')
})

test('days are counted to the end of 400 years', () => {
  expect(addDays(day('2000-03-01'), 146_096)).toBe('2400-02-29')
  expect(addDays(day('2000-03-01'), 146_097)).toBe('2400-03-01')
  expect(addDays(day('2399-12-31'), 1)).toBe('2400-01-01')
  for (const year of [2100, 2200, 2300, 2399]) {
    expect(addDays(day(`${year}-02-28`), 1)).toBe(`${year}-03-01`)
    expect(addDays(day(`${year}-12-31`), 1)).toBe(`${year + 1}-01-01`)
  }
  expect(countDaysBetween(day('2000-03-01'), day('2400-03-01'))).toBe(146_097)
})

test('the first and the last year have their own days', () => {
  expect(addMonths(day('0000-06-15'), -1)).toBe('0000-05-15')
  expect(addMonths(day('9999-06-15'), 1)).toBe('9999-07-15')
})
