import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, type Result } from '../../shared/results/result.ts'

type DayCode = 'document-date/required' | 'date/invalid'

/** Reads the day of a document, whatever day it is: `document-date/required`, `date/invalid`. */
export function parseDocumentDay(value: unknown): Result<LocalDate, ValueError<DayCode>> {
  const day = parseDay(value)
  if (day.ok) return day
  return err({ code: day.error.code === 'date/required' ? 'document-date/required' : 'date/invalid' })
}

/** A document is dated tomorrow at the latest. */
export const computeLatestDocumentDay = (today: LocalDate): LocalDate => addDays(today, 1)

export const isTooLate = (date: LocalDate, today: LocalDate): boolean =>
  date > computeLatestDocumentDay(today)

/** Reads a day that a document may have today; `document-date/too-late` for a later one. */
export const documentDate =
  (today: LocalDate) =>
  (value: unknown): Result<LocalDate, ValueError<DayCode | 'document-date/too-late'>> => {
    const day = parseDocumentDay(value)
    return day.ok && isTooLate(day.value, today) ? err({ code: 'document-date/too-late' }) : day
  }

/** The calendar year in which a document's number is unique. */
export const takeDocumentYear = (date: LocalDate): number => Number(date.slice(0, 4))
