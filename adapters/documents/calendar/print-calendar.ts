import type { TermEnd } from '@osh/core/incidents/calendar/deadline-events.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'

/** Seconds before the end of a term of hours, and before the beginning of the last day of another: at nine on the day before. */
const [BEFORE_MOMENT, BEFORE_DAY] = [2 * 3600, 15 * 3600]

export type PrintedEvent = {
  readonly uid: string
  readonly end: TermEnd
  readonly title: string
  readonly details: string
  readonly url?: string
}

type Calendar = {
  readonly name: string
  readonly product: string
  /** Said of every event: when it was written so. */
  readonly stamp: Instant
  readonly hasAlarms: boolean
  /** How often programs look again, in seconds; nothing is said of a file that is taken once. */
  readonly every?: number
}

/** A file for calendars (RFC 5545). */
export function printCalendar(
  { name, product, stamp, hasAlarms, every }: Calendar,
  events: readonly PrintedEvent[],
): Uint8Array<ArrayBuffer> {
  const calendar = ical({
    name,
    prodId: { company: 'osh-online', product, language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
    ...(every === undefined ? {} : { ttl: every }),
  })
  for (const { uid, end, title, details, url } of events)
    calendar.createEvent({
      id: uid,
      stamp: new Date(stamp),
      start: startOf(end),
      allDay: end.is === 'day',
      summary: title,
      description: details,
      ...(url === undefined ? {} : { url }),
      alarms: hasAlarms
        ? [
            {
              type: ICalAlarmType.display,
              triggerBefore: end.is === 'day' ? BEFORE_DAY : BEFORE_MOMENT,
              description: title,
            },
          ]
        : [],
    })
  // the library leaves out the end of the last line
  return new TextEncoder().encode(`${calendar.toString()}\r\n`)
}

/** Of a day its midnight in UTC, in which the library prints it. */
const startOf = (end: TermEnd): Date => new Date(end.is === 'day' ? `${end.on}T00:00:00Z` : end.at)
