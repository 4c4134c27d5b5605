import type { Signed } from '../../shared/identity.ts'
import type { Evidence } from './evidence.ts'
import type { HeldMeasure, ToldEvidence } from './evidence-facts.ts'

type Told = Pick<Evidence, 'companyId' | 'of' | 'name'>

/**
 * The line of the chronology of the accident or the microtrauma, under `evidence` or `withdrawnEvidence`; none for a point of an inspector's
 * order.
 *
 * @param withdrawnFor why it was withdrawn; null: it was attached
 */
export function tellEvidence(
  { companyId, of, name }: Told,
  measure: HeldMeasure | null,
  withdrawnFor: string | null,
  { by, at }: Signed,
): readonly ToldEvidence[] {
  const where = of.is === 'step' ? { step: of.step } : measure ? { measure: measure.what } : {}
  const thing = { name, ...where }
  const after =
    withdrawnFor === null ? { evidence: thing } : { withdrawnEvidence: { ...thing, reason: withdrawnFor } }
  const line = { companyId, entered: { by, at }, before: {}, after }
  const { incidentId, microtraumaId } = placeOf(of, measure)
  if (incidentId !== null) return [{ kind: 'incident-events', rows: [{ ...line, incidentId }] }]
  return microtraumaId === null ? [] : [{ kind: 'microtrauma-events', rows: [{ ...line, microtraumaId }] }]
}

function placeOf(of: Evidence['of'], measure: HeldMeasure | null): HeldMeasure['told'] {
  if (of.is === 'step') return { incidentId: of.incidentId, microtraumaId: null }
  if (of.is === 'microtrauma') return { incidentId: null, microtraumaId: of.microtraumaId }
  return measure?.told ?? { incidentId: null, microtraumaId: null }
}
