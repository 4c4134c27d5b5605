/** What the term is of: a section's records, memos, appointments, papers. */
export const storageTermIds = [
  'briefing',
  'instruction',
  'training',
  'medicalExamination',
  'ppe',
  'workingConditions',
  'risk',
  'memo',
  'responsibility',
  'accident',
  'paper',
] as const
export type StorageTermId = (typeof storageTermIds)[number]
