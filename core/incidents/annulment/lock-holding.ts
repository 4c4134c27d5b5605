import type { Gathering } from '../../commands/command.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type Incident, type IncidentId, isAnnulled } from '../incident.ts'
import { type LockIncident, lockIncident } from '../incident-facts.ts'

type OfIncident = { readonly companyId: CompanyId; readonly id: IncidentId }

/** What everything that is done about an annulled incident is refused with, but for taking the annulment back. */
export type Annulled = FieldErrors<'incident/annulled'>

export const annulledAlready: Annulled = fieldErrors({ field: 'state', code: 'incident/annulled' })

/** Locks an incident that holds: an annulled one is refused. */
export function* lockHolding(of: OfIncident): Gathering<Result<Incident, NotFound | Annulled>, LockIncident> {
  const incident = yield* lockIncident(of)
  if (!incident) return err(notFound)
  return isAnnulled(incident) ? err(annulledAlready) : ok(incident)
}
