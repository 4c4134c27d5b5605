import type { RiskLevel } from '../sections/risk.ts'
import type { WorkingConditionsClass } from '../sections/working-conditions.ts'

export const ppeEvents = ['issuance', 'return'] as const
export type PpeEvent = (typeof ppeEvents)[number]

/** What an obligation is about. `established` is the class or level found by the previous assessment. */
export type Subject =
  | { readonly section: 'briefing' | 'instruction' | 'training'; readonly name: string }
  | { readonly section: 'medicalExamination'; readonly factorNumber: string }
  | { readonly section: 'ppe'; readonly name: string; readonly quantity: number; readonly event: PpeEvent }
  | { readonly section: 'workingConditions'; readonly established: WorkingConditionsClass }
  | { readonly section: 'risk'; readonly established: RiskLevel }
