import { listCalendarEvents } from '@osh/core/notices/calendar/calendar-events.ts'
import type { CalendarFacts } from '@osh/core/notices/calendar/notice-calendar.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { printCalendar } from './print-calendar.ts'

const HOURLY = 3600

/** A member's calendar of deadlines. Written on one day of the same records it is the same to the byte: whoever has it is told so. */
export function printNoticeCalendar(
  facts: CalendarFacts,
  now: Instant,
  site: string | null,
): Uint8Array<ArrayBuffer> {
  const name = `Сроки: ${facts.company}`
  const stamp = `${facts.today}T00:00:00.000Z` as Instant
  return printCalendar(
    { name, product: 'deadlines', stamp, hasAlarms: false, every: HOURLY },
    listCalendarEvents(facts, now).map(({ path, ...event }) => ({
      ...event,
      ...(site === null ? {} : { url: `${site}${path}` }),
    })),
  )
}
