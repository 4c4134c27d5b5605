import type { CalendarDay, ProductionCalendar } from '../calendar/production-calendar.ts'
import { findNearestWorkingDay } from '../calendar/working-days.ts'
import type { TermStart } from '../norms/accidents/investigation-steps.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { LocalMoment } from '../shared/dates/local-moment.ts'
import type { Incident } from './incident.ts'
import type { PlanStep } from './plan.ts'
import { findTermStart } from './terms.ts'

/** Where the term of a step comes from (откуда срок). */
export type TermExplanation = {
  /** What it counts from, and when that was; null while it has not come. */
  readonly start: { readonly from: TermStart | 'application'; readonly at: LocalMoment | null }
  /** How it runs: hours without a break, days from the next one, or days of which the first is the order's own. */
  readonly runs: 'hours' | 'days' | 'days-of-investigation'
  /** Days by which the chair prolonged it; null where it was not. */
  readonly extendedBy: number | null
  /** The last day is a day off: which one, and the working day that would be the last in its place. */
  readonly dayOff: { readonly day: CalendarDay; readonly next: LocalDate } | null
}

/**
 * Explains the term of a step. A term in days that ends on a day off stays where it is, though by article 14 it would end on the next working
 * day: a notice or an act that is early is never late. What would be is said. The article was not compared with its text.
 * Law: ТК РФ, ст. 14 ч. 4. See docs/legal-sources.md.
 */
export function explainTerm(
  step: PlanStep,
  incident: Incident,
  calendar: ProductionCalendar,
): TermExplanation {
  const { term, due } = step
  const ofInvestigation = term.from === 'order' && term.amount !== null
  const runs = ofInvestigation ? 'days-of-investigation' : term.unit === 'hours' ? 'hours' : 'days'
  return {
    start: findTermStart(step, incident),
    runs,
    extendedBy: ofInvestigation ? (incident.extension?.days ?? null) : null,
    dayOff: due.is === 'day' ? findDayOff(due.on, calendar) : null,
  }
}

function findDayOff(on: LocalDate, calendar: ProductionCalendar): TermExplanation['dayOff'] {
  const day = calendar(on)
  return day.works ? null : { day, next: findNearestWorkingDay(on, calendar) }
}
