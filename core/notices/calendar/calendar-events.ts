import { computeMomentIn } from '../../companies/time-zones.ts'
import { listDeadlineEvents, type TermEnd } from '../../incidents/calendar/deadline-events.ts'
import type { Incident } from '../../incidents/incident.ts'
import { findRules } from '../../sections/section.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import { addDays, addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { COUNTED_TO } from '../../shared/page.ts'
import { formatCount } from '../../shared/texts/plural.ts'
import { wordEventDetails, wordEventTitle } from '../../wording/accidents/incident-calendar.ts'
import { type DatedOnDay, datedPaths } from '../feed/dated.ts'
import type { DueOnDay } from '../feed/feed-facts.ts'
import { datedWords, noticeWords } from '../feed/feed-words.ts'
import { pathIn } from '../path-in.ts'
import type { CalendarFacts } from './notice-calendar.ts'

/** An event of a calendar: whoever keeps calendars reads it, so that no person is named. */
export type CalendarEvent = {
  /** Lasting, so that a calendar changes what it has, and adds nothing twice. */
  readonly uid: string
  readonly end: TermEnd
  readonly title: string
  readonly details: string
  /** Of the service, where it can be dealt with: in the calendar's own company, whichever is open. */
  readonly path: string
}

/** Which deadlines a calendar has: those of a month past and of a year to come. The product's own choice. */
export const boundCalendar = (today: LocalDate): { readonly from: LocalDate; readonly to: LocalDate } => ({
  from: addDays(today, -30),
  to: addMonths(today, 12),
})

/** One event for each section and day, for each open step of an investigation, and for each day on which measures, orders' points or reviews fall due. */
export function listCalendarEvents(
  { companyId, today, due, ofCompany }: CalendarFacts,
  now: Instant,
): readonly CalendarEvent[] {
  const events = [
    ...due.map((one) => makeSectionEvent(one, companyId)),
    ...(ofCompany?.dated ?? []).map((one) => makeDatedEvent(one, companyId)),
    ...(ofCompany?.incidents ?? []).flatMap((incident) =>
      listStepEvents(incident, now).filter(({ end }) => !isLater(end, boundCalendar(today).to)),
    ),
  ]
  return events.map((event) => ({ ...event, path: pathIn(event.path, companyId) }))
}

function makeSectionEvent({ section, due, count }: DueOnDay, companyId: CompanyId): CalendarEvent {
  const { path, words } = findRules(section)
  return {
    uid: `${path}.${due}.${companyId}@osh-online`,
    end: { is: 'day', on: due },
    title: `${words.name}: ${formatTermCount(count, ['срок', 'срока', 'сроков'])}`,
    details: 'Внесите прохождение или сформируйте служебную записку.',
    path: `/notifications/${path}`,
  }
}

const makeDatedEvent = ({ kind, due, count }: DatedOnDay, companyId: CompanyId): CalendarEvent => ({
  uid: `${kind}.${due}.${companyId}@osh-online`,
  end: { is: 'day', on: due },
  title: `${datedWords[kind]}: ${formatTermCount(count, ['срок', 'срока', 'сроков'])}`,
  details: `${noticeWords.datedHint[kind]}.`,
  path: datedPaths[kind],
})

const listStepEvents = (incident: Incident, now: Instant): readonly CalendarEvent[] =>
  listDeadlineEvents(incident, computeMomentIn(incident.timeZone, now)).map(({ uid, step, end }) => ({
    ...{ uid, end },
    title: wordEventTitle(step, incident),
    details: wordEventDetails(step),
    path: `/notifications/incident/${incident.id}`,
  }))

/** An act is kept for 45 years. */
const isLater = (end: TermEnd, day: LocalDate): boolean => end.is === 'day' && end.on > day

const formatTermCount = (count: number, forms: readonly [string, string, string]): string =>
  count >= COUNTED_TO ? `${COUNTED_TO}+ ${forms[2]}` : formatCount(count, forms)
