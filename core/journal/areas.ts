/** The first word of a command's name: what of the company it is about. */
export const journalAreas = [
  'companies',
  'departments',
  'positions',
  'employees',
  'absences',
  'requirements',
  'registry',
  'obligations',
  'completions',
  'deadlines',
  'memos',
  'responsibilities',
  'documents',
  'own-forms',
  'sending',
  'incidents',
  'evidence',
  'microtraumas',
  'measures',
  'calendar',
  'facts',
  'imports',
  'inspections',
  'notices',
  'members',
  'support',
  'tariffs',
  'account',
] as const

export type JournalArea = (typeof journalAreas)[number]

/** In which area a command is; null for one of another version of the program. */
export function findJournalArea(command: string): JournalArea | null {
  const word = command.slice(0, Math.max(0, command.indexOf('/')))
  return journalAreas.find((area) => area === word) ?? null
}
