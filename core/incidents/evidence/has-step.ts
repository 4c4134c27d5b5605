import { degreePlans } from '../../norms/accidents/investigation-steps.ts'
import type { Incident } from '../incident.ts'
import { degreeOfIncident } from '../severity.ts'

/** Whether the investigation has the step: by its degree now, or because it was done under another. */
export const hasStep = (incident: Incident, key: string): boolean =>
  Object.hasOwn(incident.done, key) ||
  degreePlans[degreeOfIncident(incident)].steps.some((step) => step.key === key)
