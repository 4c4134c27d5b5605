import { computeMomentIn } from '../../companies/time-zones.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { Incident } from '../incident.ts'
import { listPlannedSteps } from '../planned-steps.ts'

/** Whether the investigation has the step: its plan has it at that moment, or it was done under another degree. */
export const hasStep = (incident: Incident, key: string, at: Instant): boolean =>
  Object.hasOwn(incident.done, key) ||
  listPlannedSteps(incident, computeMomentIn(incident.timeZone, at)).some((step) => step.key === key)
