import type { Gathering } from '../../commands/command.ts'
import {
  type KnownObligation,
  type LockObligations,
  lockObligations,
} from '../../obligations/facts/obligation-facts.ts'
import { type DutiesRequired, dutiesRequired } from '../duties/duty-facts.ts'
import type { Incident } from '../incident.ts'

/**
 * Locks the briefings and trainings that were given because of the incident and are not done yet, but for those in an active memo, which asks for
 * them itself. Assessments are obligations that people have anyway.
 */
export function* lockDutiesNotDone({
  companyId,
  id: incidentId,
}: Pick<Incident, 'companyId' | 'id'>): Gathering<
  readonly KnownObligation[],
  DutiesRequired | LockObligations
> {
  const required = yield* dutiesRequired({ companyId, incidentId })
  const ids = required.flatMap(({ section, doneOn, obligationId }) =>
    doneOn === null && (section === 'briefing' || section === 'training') ? [obligationId] : [],
  )
  if (ids.length === 0) return []
  const locked = yield* lockObligations({ companyId, ids })
  return [...locked.values()].filter(({ obligation }) => obligation.memo === null && !obligation.removed)
}
