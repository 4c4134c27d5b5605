import type { Brand } from '../brand.ts'
import { err, ok, type Result } from '../results/result.ts'

/** A calendar day, `yyyy-mm-dd`, in the company's own calendar. Sorts as text. No time zone. */
export type LocalDate = Brand<string, 'LocalDate'>

export type LocalDateError = { readonly code: 'date/invalid'; readonly text: string }

/** The edges of the calendar: arithmetic that would pass them stops there, so that a day stays ten characters. */
export const FIRST_DAY = '0000-01-01' as LocalDate
export const LAST_DAY = '9999-12-31' as LocalDate

/** Reads `yyyy-mm-dd` or the typed form `dd.mm.yyyy`; years 1900 to 9999. */
export function parseLocalDate(text: string): Result<LocalDate, LocalDateError> {
  const iso = text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1')
  return isRealDay(iso) ? ok(iso as LocalDate) : err({ code: 'date/invalid', text })
}

function isRealDay(iso: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(iso)) return false
  const [year, month, day] = [takeYear(iso), takeMonth(iso), takeDayOfMonth(iso)]
  return year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= countDaysInMonth(year, month)
}

/**
 * Adds whole calendar months, of either sign; a day the final month lacks becomes that month's last day.
 * Past the edges of the calendar the result is `FIRST_DAY` or `LAST_DAY`.
 */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const index = takeYear(date) * 12 + takeMonth(date) - 1 + months
  const year = Math.floor(index / 12)
  const month = index - year * 12 + 1
  const day = takeDayOfMonth(date)
  return join(year, month, day <= 28 ? day : Math.min(day, countDaysInMonth(year, month)))
}

/** That day of the date's month, 1 to 31; the month's last one where it has no such day. */
export const onDayOfMonth = (date: LocalDate, day: number): LocalDate =>
  join(takeYear(date), takeMonth(date), Math.min(day, countDaysInMonth(takeYear(date), takeMonth(date))))

/** Adds calendar days, working or not, of either sign. Stops at `FIRST_DAY` and `LAST_DAY`. */
export const addDays = (date: LocalDate, days: number): LocalDate => makeDayFromNumber(numberDay(date) + days)

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const countDaysBetween = (from: LocalDate, to: LocalDate): number => numberDay(to) - numberDay(from)

/** Whole calendar months from `from` to `to`, not before it: 31 January to 28 February is one, to the 27th none. */
export function countWholeMonthsBetween(from: LocalDate, to: LocalDate): number {
  const months = (takeYear(to) - takeYear(from)) * 12 + takeMonth(to) - takeMonth(from)
  return addMonths(from, months) > to ? months - 1 : months
}

/** 28 to 31; `month` counts from 1. */
export const countDaysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Days since 0000-03-01 of the proleptic Gregorian calendar; a year here begins in March. */
function numberDay(date: LocalDate): number {
  const month = takeMonth(date)
  const y = month > 2 ? takeYear(date) : takeYear(date) - 1
  const m = month > 2 ? month - 3 : month + 9
  const leapDays = Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400)
  return 365 * y + leapDays + Math.floor((153 * m + 2) / 5) + takeDayOfMonth(date) - 1
}

function makeDayFromNumber(number: number): LocalDate {
  const era = Math.floor(number / 146097)
  const dayOfEra = number - era * 146097
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36524) + Math.floor(dayOfEra / 146096)
  const yearOfEra = Math.floor((dayOfEra - leapDays) / 365)
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const m = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * m + 2) / 5) + 1
  const month = m < 10 ? m + 3 : m - 9
  return join(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

const ZERO = 48 // the character «0»
const readTwoDigits = (text: string, at: number): number =>
  text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - ZERO * 11

const takeYear = (date: string): number => readTwoDigits(date, 0) * 100 + readTwoDigits(date, 2)
const takeMonth = (date: string): number => readTwoDigits(date, 5)
/** 1 to 31. */
export const takeDayOfMonth = (date: string): number => readTwoDigits(date, 8)

const pad = (count: number, width: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => String(n).padStart(width, '0'))

/** Every year and every `-mm-dd` (at month × 32 + day), written once: a deadline table joins millions of days. */
const YEARS = pad(10_000, 4)
const DAYS_OF_YEAR = pad(13, 2).flatMap((m) => pad(32, 2).map((d) => `-${m}-${d}`))

const join = (year: number, month: number, day: number): LocalDate =>
  year < 0
    ? FIRST_DAY
    : year > 9999
      ? LAST_DAY
      : (`${YEARS[year]}${DAYS_OF_YEAR[month * 32 + day]}` as LocalDate)
