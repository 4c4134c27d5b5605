import { addDays, type LocalDate } from '../../shared/dates/local-date.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, type Result } from '../../shared/results/result.ts'

/** Reads the day of a document, not later than tomorrow: `document-date/required`, `date/invalid`, `document-date/too-late`. */
export const documentDate =
  (today: LocalDate) =>
  (value: unknown): Result<LocalDate, ValueError> => {
    const day = parseDay(value)
    if (day.ok) return day.value > addDays(today, 1) ? err({ code: 'document-date/too-late' }) : day
    return err(day.error.code === 'date/required' ? { code: 'document-date/required' } : day.error)
  }

/** The calendar year in which a document's number is unique. */
export const yearOf = (date: LocalDate): number => Number(date.slice(0, 4))
