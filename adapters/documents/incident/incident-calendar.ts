import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import { listDeadlineEvents } from '@osh/core/incidents/calendar/deadline-events.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import {
  wordCalendarTitle,
  wordEventDetails,
  wordEventTitle,
} from '@osh/core/wording/accidents/incident-calendar.ts'
import { printCalendar } from '../calendar/print-calendar.ts'

/** The open terms of an investigation as a file for calendars, each with its clause and a reminder. */
export const printIncidentCalendar = (incident: Incident, now: Instant): Uint8Array<ArrayBuffer> =>
  printCalendar(
    { name: wordCalendarTitle(incident), product: 'incidents', stamp: now, hasAlarms: true },
    listDeadlineEvents(incident, computeMomentIn(incident.timeZone, now)).map(({ uid, step, end }) => ({
      ...{ uid, end },
      title: wordEventTitle(step, incident),
      details: wordEventDetails(step),
    })),
  )
