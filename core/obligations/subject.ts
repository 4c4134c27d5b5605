/** Working-conditions classes of 426-ФЗ art. 14, and the two marks that are none. */
export const workingConditionsClasses = [
  'notAssessed',
  'excluded',
  '1',
  '2',
  '3.1',
  '3.2',
  '3.3',
  '3.4',
  '4',
] as const
export type WorkingConditionsClass = (typeof workingConditionsClasses)[number]

export const riskLevels = ['notAssessed', 'excluded', 'low', 'middle', 'high'] as const
export type RiskLevel = (typeof riskLevels)[number]

export const ppeEvents = ['issuance', 'return'] as const
export type PpeEvent = (typeof ppeEvents)[number]

/** What an obligation is about. `established` is the class or level found by the previous assessment. */
export type Subject =
  | { readonly section: 'briefing' | 'instruction' | 'training'; readonly name: string }
  | { readonly section: 'medicalExamination'; readonly factorNumber: string }
  | { readonly section: 'ppe'; readonly name: string; readonly quantity: number; readonly event: PpeEvent }
  | { readonly section: 'workingConditions'; readonly established: WorkingConditionsClass }
  | { readonly section: 'risk'; readonly established: RiskLevel }
