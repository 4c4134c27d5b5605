import type { LocalDate } from './local-date.ts'

/** The order of days, the earliest first; what has none comes before all. */
export function compareDays(a: LocalDate | null, b: LocalDate | null): number {
  if (a === b) return 0
  if (a === null || b === null) return a === null ? -1 : 1
  return a < b ? -1 : 1
}
