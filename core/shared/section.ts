/** The seven kinds of obligation: briefings, instructions, training, medical examinations, PPE, СОУТ, risks. */
export const sections = [
  'briefing',
  'instruction',
  'training',
  'medicalExamination',
  'ppe',
  'workingConditions',
  'risk',
] as const

export type Section = (typeof sections)[number]

/** Whether every memo row of the section counts at once when its date is entered. */
export const isDated = (section: Section): boolean => section !== 'workingConditions' && section !== 'risk'
