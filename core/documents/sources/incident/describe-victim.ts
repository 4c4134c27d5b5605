import type { LocalDate } from '../../../shared/dates/local-date.ts'
import { severityWords } from '../../../wording/incidents.ts'
import type { Victim } from '../facts/victim.ts'

/** Text that a paper has said; '' for anything else. */
export const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The parts that say something. */
export const joinWords = (parts: readonly string[], by = ', '): string =>
  parts.filter((part) => part !== '').join(by)

/** Of an employee on the day; of an outsider as their card has it. */
export const positionOf = ({ injured, place }: Victim): string =>
  place?.position ?? injured.card?.position ?? ''

/** Null where no one has said it. */
export const bornOn = ({ injured, place }: Victim): LocalDate | null =>
  place?.employee.birthDate ?? injured.card?.birthDate ?? null

/** What papers say while no medical report has come. */
export const harmOf = ({ injured: { severity }, said }: Victim): string =>
  textIn(said.harm) ||
  `уточняется медицинской организацией; предварительно — ${severityWords[severity]} случай`
