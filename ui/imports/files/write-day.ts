import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** A day as a spreadsheet counts with it. */
export const writeDay = (day: LocalDate): Date => new Date(`${day}T00:00:00Z`)
