import type { Instant } from './instant.ts'
import type { LocalDate } from './local-date.ts'

/** The only source of time. Tests set it in-process. */
export interface Clock {
  /** Today's calendar day in the given IANA time zone, a company's own. */
  today(timeZone: string): LocalDate
  now(): Instant
}
