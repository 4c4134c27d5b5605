import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { severityWords } from '../../../wording/incidents.ts'
import type { Victim } from '../facts/victim.ts'

/** Text that a paper has said; '' for anything else. */
export const readSaidText = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The parts that say something. */
export const joinWords = (parts: readonly string[], by = ', '): string =>
  parts.filter((part) => part !== '').join(by)

/** Of an employee on the day; of an outsider as their card has it. */
export const findVictimPosition = ({ injured, place }: Victim): string =>
  place?.position ?? injured.card?.position ?? ''

/** Null where no one has said it. */
export const findBirthDate = ({ injured, place }: Victim): LocalDate | null =>
  place?.employee.birthDate ?? injured.card?.birthDate ?? null

/** What papers say while no medical report has come. */
export const describeHarm = ({ injured: { severity }, said }: Victim): string =>
  readSaidText(said.harm) ||
  `уточняется медицинской организацией; предварительно — ${severityWords[severity]} случай`
