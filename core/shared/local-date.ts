import type { Brand } from './brand.ts'
import { err, ok, type Result } from './result.ts'

/** A calendar day, `yyyy-mm-dd`, in the company's own calendar. Sorts as text. No time zone. */
export type LocalDate = Brand<string, 'LocalDate'>

export type LocalDateError = { readonly code: 'date/invalid'; readonly text: string }

/** Reads `yyyy-mm-dd` or the typed form `dd.mm.yyyy`; years 1900 to 9999. */
export function parseLocalDate(text: string): Result<LocalDate, LocalDateError> {
  const iso = text.replace(/^(\d{2})\.(\d{2})\.(\d{4})$/, '$3-$2-$1')
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)
  if (!match) return err({ code: 'date/invalid', text })
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])]
  const real = year >= 1900 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month)
  return real ? ok(iso as LocalDate) : err({ code: 'date/invalid', text })
}

/** Adds calendar months; a day the final month lacks becomes that month's last day. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const [year, month, day] = split(date)
  const index = year * 12 + (month - 1) + months
  const [y, m] = [Math.floor(index / 12), (((index % 12) + 12) % 12) + 1]
  return join(y, m, Math.min(day, daysInMonth(y, m)))
}

/** Adds calendar days, working or not. */
export const addDays = (date: LocalDate, days: number): LocalDate => fromDayNumber(dayNumber(date) + days)

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => dayNumber(to) - dayNumber(from)

export const daysInMonth = (year: number, month: number): number =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Days since 0000-03-01 of the proleptic Gregorian calendar. */
function dayNumber(date: LocalDate): number {
  const [year, month, day] = split(date)
  const [y, m] = month > 2 ? [year, month - 3] : [year - 1, month + 9]
  return (
    365 * y +
    Math.floor(y / 4) -
    Math.floor(y / 100) +
    Math.floor(y / 400) +
    Math.floor((153 * m + 2) / 5) +
    day -
    1
  )
}

function fromDayNumber(number: number): LocalDate {
  const era = Math.floor(number / 146097)
  const dayOfEra = number - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) /
      365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const m = Math.floor((5 * dayOfYear + 2) / 153)
  const day = dayOfYear - Math.floor((153 * m + 2) / 5) + 1
  const month = m < 10 ? m + 3 : m - 9
  return join(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day)
}

const split = (date: LocalDate): [number, number, number] => [
  Number(date.slice(0, 4)),
  Number(date.slice(5, 7)),
  Number(date.slice(8, 10)),
]

const pad = (n: number, width: number): string => String(n).padStart(width, '0')
const join = (y: number, m: number, d: number): LocalDate =>
  `${pad(y, 4)}-${pad(m, 2)}-${pad(d, 2)}` as LocalDate
