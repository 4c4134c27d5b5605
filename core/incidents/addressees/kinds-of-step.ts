import { broughtSteps, degreePlans } from '../../norms/accidents/investigation-steps.ts'
import type { Incident } from '../incident.ts'
import { deriveIncidentDegree } from '../severity.ts'
import type { AddresseeKind } from './addressee.ts'

/** By the words with which the plan's steps name them, as far as they are the same for every accident. */
const named: Readonly<Record<string, readonly AddresseeKind[]>> = {
  'Государственная инспекция труда (ГИТ) по месту происшествия': ['inspectorate'],
  'Прокуратура по месту происшествия': ['prosecutor'],
  'Орган исполнительной власти субъекта РФ по труду и орган местного самоуправления': [
    'authority',
    'municipality',
  ],
  'Орган исполнительной власти субъекта РФ в области охраны труда или орган местного самоуправления (по согласованию)':
    ['authority', 'municipality'],
  'Орган надзора в сфере деятельности (Ростехнадзор и др.), если объект ему подконтролен': ['supervision'],
  'Отделение СФР по месту регистрации страхователя': ['fund'],
  'Территориальное объединение организаций профсоюзов': ['union'],
  'Роспотребнадзор (только при остром отравлении)': ['sanitary'],
  'Следственный орган': ['investigators'],
  'Бюро судебно-медицинской экспертизы': ['forensic'],
  Роструд: ['labour-service'],
  'Орган исполнительной власти субъекта РФ в области охраны труда': ['authority'],
}

/** Whom a step's words mean; none of those whom each accident has of its own, as a hospital. */
export const listAddresseeKinds = (words: string): readonly AddresseeKind[] => named[words] ?? []

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
