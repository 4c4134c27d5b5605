import { broughtSteps, degreePlans } from '../../norms/accidents/investigation-steps.ts'
import type { Incident } from '../incident.ts'
import { deriveIncidentDegree } from '../severity.ts'
import { type AddresseeKind, listAddresseeKinds } from './addressee.ts'

/**
 * Whom a step turns to, as far as they are the same at every accident: as the table of its degree has it, or else any other's, as a turn for
 * the worse brings steps of the degree that was.
 */
export function listStepAddresseeKinds(
  incident: Pick<Incident, 'injured'>,
  step: string,
): readonly AddresseeKind[] {
  const plans = [degreePlans[deriveIncidentDegree(incident)], ...Object.values(degreePlans)]
  const steps = [...plans.flatMap((plan) => plan.steps), ...broughtSteps]
  return steps.find(({ key }) => key === step)?.addressees.flatMap(listAddresseeKinds) ?? []
}
