import type { LocalDate } from '../shared/dates/local-date.ts'
import { type LocalMoment, takeMomentDay } from '../shared/dates/local-moment.ts'
import { isAfterAct } from './completing/after-act.ts'
import type { Incident } from './incident.ts'
import { type PlanStep, planInvestigation } from './plan.ts'
import { listPlannedSteps, type PlannedStep } from './planned-steps.ts'

/** The steps that the law asks for before the act is approved. */
const listStepsBeforeAct = (incident: Incident, now: LocalMoment): readonly PlanStep[] =>
  planInvestigation(incident, now).steps.filter((step) => !isAfterAct(step))

/** Whether the act may not be approved on a day before the step: it precedes the act, and is of nothing that came up on that day or later. */
const precedes = (step: PlannedStep, approvedOn: LocalDate): boolean =>
  !isAfterAct(step) && (step.since === undefined || takeMomentDay(step.since) < approvedOn)

/**
 * The first step of an approved act among those named that would be done later than the act was approved; null where there is none. What follows the act
 * stays open with its own terms; so does the news of a turn for the worse after it.
 */
export function findStepAfterCompletion(
  incident: Incident,
  named: readonly string[],
  now: LocalMoment,
): PlannedStep | null {
  const { completedOn, done } = incident
  if (completedOn === null) return null
  const isLate = ({ key }: PlannedStep): boolean => {
    const at = done[key]?.at
    return at !== undefined && takeMomentDay(at) > completedOn
  }
  const known = listPlannedSteps(incident, now).filter(({ key }) => named.includes(key))
  return known.find((step) => precedes(step, completedOn) && isLate(step)) ?? null
}

/** The open steps without which an investigation is not complete; a question is answered by its usual answer. */
export const listBlockingSteps = (incident: Incident, now: LocalMoment): readonly PlanStep[] =>
  listStepsBeforeAct(incident, now).filter(({ done, question }) => done === null && question === undefined)

/** The first day on which the act may have been approved: that of the last step before it, of the order, or of the accident. */
export function findEarliestCompletion(incident: Incident, now: LocalMoment): LocalDate {
  const done = listStepsBeforeAct(incident, now).flatMap((step) =>
    step.done ? [takeMomentDay(step.done.at)] : [],
  )
  const days = incident.commission ? [...done, incident.commission.orderDate] : done
  return days.reduce((latest, day) => (day > latest ? day : latest), takeMomentDay(incident.occurredAt))
}
