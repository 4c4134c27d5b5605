import type { ValueError } from '../results/refusals.ts'
import { err, ok, type Result } from '../results/result.ts'
import { type LocalDate, parseLocalDate } from './local-date.ts'

/** What `parseDay` refuses with. */
export const dayCodes = ['date/required', 'date/invalid'] as const
export type DayCode = (typeof dayCodes)[number]

/** Reads a day that must be given, `yyyy-mm-dd` or `dd.mm.yyyy`: `date/required`, `date/invalid`. */
export function parseDay(value: unknown): Result<LocalDate, ValueError<DayCode>> {
  if (value === null || value === undefined) return err({ code: 'date/required' })
  if (typeof value !== 'string') return err({ code: 'date/invalid' })
  if (value.trim() === '') return err({ code: 'date/required' })
  const day = parseLocalDate(value.trim())
  return day.ok ? ok(day.value) : err({ code: 'date/invalid' })
}

/** A day that has come: `date/in-future` for a later one. */
export const parseDayUpTo =
  (today: LocalDate) =>
  (value: unknown): Result<LocalDate, ValueError<DayCode | 'date/in-future'>> => {
    const day = parseDay(value)
    return day.ok && day.value > today ? err({ code: 'date/in-future' }) : day
  }
