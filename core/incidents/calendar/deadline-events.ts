import { computeInstantIn } from '../../companies/time-zones.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { LocalMoment } from '../../shared/dates/local-moment.ts'
import type { Incident } from '../incident.ts'
import { findCallMoment, type PlanStep, planInvestigation } from '../plan.ts'

/**
 * When a term ends: a term of hours at a moment, whatever the clock of whoever looks; a term of days with a day at the place. What is to be done
 * at once is at the moment since which it is.
 */
export type TermEnd =
  | { readonly is: 'moment'; readonly at: Instant }
  | { readonly is: 'day'; readonly on: LocalDate }

/** An open step of an investigation as a calendar has it. */
export type DeadlineEvent = {
  /** Lasting: a step has the same one in every file, so that a calendar changes what it has, and adds nothing twice. */
  readonly uid: string
  readonly step: PlanStep
  readonly end: TermEnd
}

/**
 * The open steps that are to be done at once or whose terms have an end, in the order of the plan. What is done or asked for no more is not in it,
 * nor what counts from something that has not come.
 */
export function listDeadlineEvents(incident: Incident, now: LocalMoment): readonly DeadlineEvent[] {
  const seen = new Map<string, number>()
  return planInvestigation(incident, now).steps.flatMap((step): DeadlineEvent[] => {
    const end = findEnd(step, incident)
    if (end === null || step.done !== null || step.skipped) return []
    const times = (seen.get(step.key) ?? 0) + 1
    seen.set(step.key, times)
    const key = times === 1 ? step.key : `${step.key}-${times}`
    return [{ uid: `${key}.${incident.id}.${incident.companyId}@osh-online`, step, end }]
  })
}

function findEnd(step: PlanStep, incident: Incident): TermEnd | null {
  if (step.due.is === 'day') return { is: 'day', on: step.due.on }
  const at = findCallMoment(step, incident)
  return at === null ? null : { is: 'moment', at: computeInstantIn(incident.timeZone, at) }
}
