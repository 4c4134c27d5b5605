import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import { readDay as readWritten } from '../../shared/dates/read-day.ts'

/**
 * A day as files have it, made `yyyy-mm-dd`: as people write it (a year of two digits is at most one ahead), or the number that spreadsheets count days by.
 * Anything else, and a day that is none, stays as it is.
 */
export function readDay(text: string, today: LocalDate): string {
  const typed = text.trim()
  if (/^\d{1,5}(?:[.,]\d+)?$/u.test(typed)) return readSerial(Number(typed.replace(',', '.')), text)
  return readWritten(typed, Number(today.slice(0, 4)) + 1) ?? text
}

/** 1 is the first day of 1900, by a calendar that has the 29th of that February; sixty is the first that matters. A year alone is no day. */
function readSerial(serial: number, text: string): string {
  const whole = Math.floor(serial)
  return whole > 60 && whole < 80_000 && !(whole >= 1900 && whole < 2100)
    ? addDays('1899-12-30' as LocalDate, whole)
    : text
}
