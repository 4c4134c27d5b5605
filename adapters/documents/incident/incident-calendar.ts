import { momentIn } from '@osh/core/companies/time-zones.ts'
import { deadlineEvents } from '@osh/core/incidents/calendar/deadline-events.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { calendarTitle, detailsOfEvent, titleOfEvent } from '@osh/core/wording/accidents/incident-calendar.ts'
import { printCalendar } from '../calendar/print-calendar.ts'

/** The open terms of an investigation as a file for calendars, each with its clause and a reminder. */
export const incidentCalendar = (incident: Incident, now: Instant): Uint8Array<ArrayBuffer> =>
  printCalendar(
    { name: calendarTitle(incident), product: 'incidents', stamp: now, hasAlarms: true },
    deadlineEvents(incident, momentIn(incident.timeZone, now)).map(({ uid, step, end }) => ({
      ...{ uid, end },
      title: titleOfEvent(step, incident),
      details: detailsOfEvent(step),
    })),
  )
