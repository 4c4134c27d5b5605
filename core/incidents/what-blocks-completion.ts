import type { LocalDate } from '../shared/dates/local-date.ts'
import { dayOfMoment, type LocalMoment } from '../shared/dates/local-moment.ts'
import type { Incident } from './incident.ts'
import { type PlanStep, planInvestigation } from './plan.ts'

/** Steps that come once the act is approved: they stay open with terms of their own. */
const afterAct: ReadonlySet<string> = new Set([
  'register',
  'hand-over',
  'send-form-5',
  'send-sfr',
  'send-unrelated',
  'measures',
  'consequences',
  'keep',
])

/** The steps that the law asks for before the act is approved. */
export const stepsBefore = (steps: readonly PlanStep[]): readonly PlanStep[] =>
  steps.filter(({ key }) => !afterAct.has(key))

/** The open steps without which an investigation is not complete; a question is answered by its usual answer. */
export const whatBlocksCompletion = (incident: Incident, now: LocalMoment): readonly PlanStep[] =>
  stepsBefore(planInvestigation(incident, now).steps).filter(
    ({ doneAt, question }) => doneAt === null && question === undefined,
  )

/** The first day on which the act may have been approved: that of the last step before it, of the order, or of the accident. */
export function earliestCompletion(incident: Incident, now: LocalMoment): LocalDate {
  const done = stepsBefore(planInvestigation(incident, now).steps).flatMap(({ doneAt }) =>
    doneAt === null ? [] : [dayOfMoment(doneAt)],
  )
  const days = incident.commission ? [...done, incident.commission.orderDate] : done
  return days.reduce((latest, day) => (day > latest ? day : latest), dayOfMoment(incident.occurredAt))
}
