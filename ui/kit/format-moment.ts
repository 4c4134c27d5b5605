import type { Instant } from '@osh/core/shared/dates/instant.ts'

const day = { day: '2-digit', month: '2-digit', year: 'numeric' } as const

/** «20.11.2026, 13:10» by the clocks of the time zone. */
export const formatMoment = (moment: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, ...day, hour: '2-digit', minute: '2-digit' }).format(
    new Date(moment),
  )

/** «20.11.2026», the day that a moment falls on in the time zone. */
export const formatDayOf = (moment: Instant, timeZone: string): string =>
  new Intl.DateTimeFormat('ru-RU', { timeZone, ...day }).format(new Date(moment))
