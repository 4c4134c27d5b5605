import type { EvidenceHolder, EvidenceOf } from '@osh/core/incidents/evidence/evidence.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'

/** Where evidence of a step of an investigation is. */
export const atStep = (incidentId: IncidentId, step: string) =>
  ({ is: 'step', incidentId, step }) as const satisfies EvidenceOf

/** Whose list it is in. */
export const allOf = (incidentId: IncidentId): EvidenceHolder => ({ is: 'incident', incidentId })
