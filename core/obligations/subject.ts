import type { RiskLevel } from '../sections/risk.ts'
import type { WorkingConditionsClass } from '../sections/working-conditions.ts'
import { type PpeUnit, ppeUnits } from '../shared/ppe-unit.ts'

export const ppeEvents = ['issuance', 'return'] as const
export type PpeEvent = (typeof ppeEvents)[number]

export { type PpeUnit, ppeUnits }

/** What an obligation is about. `established` is the class or level found by the previous assessment. */
export type Subject =
  | { readonly section: 'briefing' | 'instruction' | 'training'; readonly name: string }
  | { readonly section: 'medicalExamination'; readonly factorNumber: string }
  | {
      readonly section: 'ppe'
      readonly name: string
      readonly quantity: number
      readonly unit: PpeUnit
      readonly event: PpeEvent
      /** The point of the norms that the item rests on, as a person has entered it: «783»; null for none. */
      readonly norm: string | null
      /** Its own size; null where it is the employee's. */
      readonly size: string | null
    }
  | { readonly section: 'workingConditions'; readonly established: WorkingConditionsClass }
  | { readonly section: 'risk'; readonly established: RiskLevel }

/** Whether it is an assessment that has found nothing yet: «не проводилось» is no result. */
export const isUnassessed = (subject: Subject): boolean =>
  'established' in subject && subject.established === 'notAssessed'
