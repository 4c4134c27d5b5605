import type { Gathering } from '../../commands/command.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { lockHolding } from '../annulment/lock-holding.ts'
import type { IncidentId } from '../incident.ts'
import type { LockIncident } from '../incident-facts.ts'
import { isOpenRecord } from '../microtraumas/microtrauma.ts'
import { type LockMicrotrauma, lockMicrotrauma } from '../microtraumas/microtrauma-facts.ts'
import type { HolderCode } from '../reading/refusal-codes.ts'
import type { EvidenceOf } from './evidence.ts'
import { type HeldMeasure, type LockHeldMeasure, lockHeldMeasure } from './evidence-facts.ts'
import { hasStep } from './has-step.ts'

/** What something is attached to, locked. */
export type LockedHolder = {
  /** The accident in whose archive that is; null for none. */
  readonly incidentId: IncidentId | null
  /** Null for what is no measure. */
  readonly measure: HeldMeasure | null
}

/**
 * Locks what something is attached to. A step that the investigation has not is refused, as is the record of a microtrauma that was annulled or goes on as an
 * accident; a measure that was removed is none. Nothing is attached to what an annulled accident has.
 */
export function* lockHolder(
  companyId: CompanyId,
  of: EvidenceOf,
  at: Instant,
): Gathering<
  Result<LockedHolder, FieldErrors<HolderCode> | NotFound>,
  LockIncident | LockMicrotrauma | LockHeldMeasure
> {
  if (of.is === 'step') {
    const incident = yield* lockHolding({ companyId, id: of.incidentId })
    if (!incident.ok) return incident
    return hasStep(incident.value, of.step, at)
      ? ok({ incidentId: of.incidentId, measure: null })
      : err(fieldErrors({ field: 'step', code: 'step/unknown' }))
  }
  if (of.is === 'measure') {
    const measure = yield* lockHeldMeasure({ companyId, id: of.measureId })
    if (!measure || measure.isRemoved) return err(notFound)
    const held = yield* lockOrigin(companyId, measure)
    return held.ok ? ok({ incidentId: measure.incidentId, measure }) : held
  }
  const microtrauma = yield* lockMicrotrauma({ companyId, id: of.microtraumaId })
  if (!microtrauma) return err(notFound)
  return isOpenRecord(microtrauma)
    ? ok({ incidentId: null, measure: null })
    : err(fieldErrors({ field: 'state', code: 'microtrauma/closed' }))
}

/** Locks the accident that the measure follows from, if it does. */
export function* lockOrigin(
  companyId: CompanyId,
  { told: { incidentId: id } }: HeldMeasure,
): Gathering<Result<null, FieldErrors<'incident/annulled'> | NotFound>, LockIncident> {
  const held = id === null ? ok(null) : yield* lockHolding({ companyId, id })
  return held.ok ? ok(null) : held
}
