import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { readDay } from '@osh/core/shared/dates/read-day.ts'

/** Two digits of a year: up to 50 of this century, above of the last, as for births and for deadlines. */
const LATEST = 2050

/** A day as people type it: 20.11.2026, 20.11.26, 20112026, 2026-11-20, «20 ноября 2026 г.». Null for anything else. */
export const parseTypedDate = (text: string): LocalDate | null => readDay(text, LATEST)

/** The same before the person is done: a year of two digits may be the beginning of one of four. */
export const parseWhileTyping = (text: string): LocalDate | null =>
  /^\d{1,2}[.,/\s-]\d{1,2}[.,/\s-]\d{2}$/u.test(text.trim()) ? null : parseTypedDate(text)
