import type { LocalDate } from '../shared/dates/local-date.ts'
import { dayOfMoment, type LocalMoment } from '../shared/dates/local-moment.ts'
import { isAfterAct } from './after-act.ts'
import type { Incident } from './incident.ts'
import { type PlanStep, planInvestigation } from './plan.ts'

/** The steps that the law asks for before the act is approved. */
const stepsBefore = (incident: Incident, now: LocalMoment): readonly PlanStep[] =>
  planInvestigation(incident, now).steps.filter((step) => !isAfterAct(step))

/** The open steps without which an investigation is not complete; a question is answered by its usual answer. */
export const whatBlocksCompletion = (incident: Incident, now: LocalMoment): readonly PlanStep[] =>
  stepsBefore(incident, now).filter(({ done, question }) => done === null && question === undefined)

/** The first day on which the act may have been approved: that of the last step before it, of the order, or of the accident. */
export function earliestCompletion(incident: Incident, now: LocalMoment): LocalDate {
  const done = stepsBefore(incident, now).flatMap((step) => (step.done ? [dayOfMoment(step.done.at)] : []))
  const days = incident.commission ? [...done, incident.commission.orderDate] : done
  return days.reduce((latest, day) => (day > latest ? day : latest), dayOfMoment(incident.occurredAt))
}
