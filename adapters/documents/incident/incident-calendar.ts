import { momentIn } from '@osh/core/companies/time-zones.ts'
import { deadlineEvents, type TermEnd } from '@osh/core/incidents/calendar/deadline-events.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { calendarTitle, detailsOfEvent, titleOfEvent } from '@osh/core/wording/accidents/incident-calendar.ts'
import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'

/** Seconds before the end of a term of hours, and before the beginning of the last day of another: at nine on the day before. */
const [BEFORE_MOMENT, BEFORE_DAY] = [2 * 3600, 15 * 3600]

/** The open terms of an investigation as a file for calendars (RFC 5545), each with its clause and a reminder. */
export function incidentCalendar(incident: Incident, now: Instant): Uint8Array<ArrayBuffer> {
  const calendar = ical({
    name: calendarTitle(incident),
    prodId: { company: 'osh-online', product: 'incidents', language: 'RU' },
    method: ICalCalendarMethod.PUBLISH,
  })
  for (const { uid, step, end } of deadlineEvents(incident, momentIn(incident.timeZone, now))) {
    const summary = titleOfEvent(step, incident)
    calendar.createEvent({
      id: uid,
      stamp: new Date(now),
      start: startOf(end),
      allDay: end.is === 'day',
      summary,
      description: detailsOfEvent(step),
      alarms: [
        {
          type: ICalAlarmType.display,
          triggerBefore: end.is === 'day' ? BEFORE_DAY : BEFORE_MOMENT,
          description: summary,
        },
      ],
    })
  }
  // the library leaves out the end of the last line
  return new TextEncoder().encode(`${calendar.toString()}\r\n`)
}

/** Of a day its midnight in UTC, in which the library prints it. */
const startOf = (end: TermEnd): Date => new Date(end.is === 'day' ? `${end.on}T00:00:00Z` : end.at)
