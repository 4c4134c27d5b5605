import { type LocalDate, parseLocalDate } from '@osh/core/shared/dates/local-date.ts'

/** A day as people type it: 20.11.2026, 20.11.26, 20112026, also 2026-11-20. Null for anything else. */
export function parseTypedDate(text: string): LocalDate | null {
  const typed = text.trim()
  const [, day, month, year] =
    /^(\d{1,2})[.,/ -](\d{1,2})[.,/ -](\d{4}|\d{2})$/.exec(typed) ??
    /^(\d{2})(\d{2})(\d{4})$/.exec(typed) ??
    []
  const wired =
    day && month && year ? `${completeYear(year)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : typed
  const parsed = parseLocalDate(wired)
  return parsed.ok ? parsed.value : null
}

/** The same before the person is done: a year of two digits may be the beginning of one of four. */
export const parseWhileTyping = (text: string): LocalDate | null =>
  /^\d{1,2}[.,/ -]\d{1,2}[.,/ -]\d{2}$/.test(text.trim()) ? null : parseTypedDate(text)

/** Two digits: up to 50 of this century, above of the last, as for births and for deadlines. */
const completeYear = (year: string): string =>
  year.length === 4 ? year : `${Number(year) > 50 ? '19' : '20'}${year}`
