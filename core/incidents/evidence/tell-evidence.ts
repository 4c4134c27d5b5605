import type { Signed } from '../../shared/identity.ts'
import type { Evidence } from './evidence.ts'
import type { HeldMeasure, ToldEvidence } from './evidence-facts.ts'

type Told = Pick<Evidence, 'companyId' | 'of' | 'name'>

/**
 * The line of the chronology of the accident or the microtrauma, under `evidence` or `withdrawnEvidence`; none for a point of an inspector's
 * order.
 */
export function tellEvidence(
  { companyId, of, name }: Told,
  measure: HeldMeasure | null,
  said: { readonly evidence: true } | { readonly withdrawnEvidence: true; readonly reason: string },
  { by, at }: Signed,
): readonly ToldEvidence[] {
  const where = of.is === 'step' ? { step: of.step } : measure ? { measure: measure.what } : {}
  const thing = { name, ...where }
  const after =
    'evidence' in said ? { evidence: thing } : { withdrawnEvidence: { ...thing, reason: said.reason } }
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
