import type { Gathering } from '../commands/command.ts'
import { type Annulled, lockHolding } from '../incidents/annulment/lock-holding.ts'
import type { LockIncident } from '../incidents/incident-facts.ts'
import type { CompanyId } from '../shared/identity.ts'
import { type NotFound, notFound, type Stale, stale } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { Measure, MeasureId } from './measure.ts'
import { type LockMeasure, lockMeasure } from './measure-facts.ts'

export type OfMeasure = {
  readonly companyId: CompanyId
  readonly id: MeasureId
  /** Refuses with `stale` unless the stored measure has it; null takes any. */
  readonly version: number | null
}

/** Locks a measure that holds: one that was removed is as if there were none, one of an annulled accident is refused. */
export function* lockPlanned({
  companyId,
  id,
  version,
}: OfMeasure): Gathering<Result<Measure, NotFound | Stale | Annulled>, LockMeasure | LockIncident> {
  const measure = yield* lockMeasure({ companyId, id })
  if (!measure || measure.removed !== null) return err(notFound)
  if (version !== null && version !== measure.version) return err(stale)
  const { origin } = measure
  const held = origin.is === 'incident' ? yield* lockHolding({ companyId, id: origin.incidentId }) : ok(null)
  return held.ok ? ok(measure) : held
}
