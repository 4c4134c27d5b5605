import type { CommandsOf } from '../../commands/command.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { takeMomentDay } from '../../shared/dates/local-moment.ts'
import type { CompanyId } from '../../shared/identity.ts'
import { matchesName } from '../../shared/names/name-search.ts'
import type { Listed, PageQuery } from '../../shared/page.ts'
import type { NotFound } from '../../shared/results/refusals.ts'
import type { Result } from '../../shared/results/result.ts'
import { annulMicrotrauma } from './annul-microtrauma.ts'
import { becomeAccident } from './become-accident.ts'
import { changeMicrotrauma } from './change-microtrauma.ts'
import { deriveMicrotraumaState, type Microtrauma, type MicrotraumaState } from './microtrauma.ts'
import type { MicrotraumaEvent } from './microtrauma-facts.ts'
import type { MicrotraumaId } from './microtrauma-id.ts'
import { recordMicrotrauma } from './record-microtrauma.ts'

/** What a person can do about microtraumas. */
export const microtraumaCommands = {
  record: recordMicrotrauma,
  change: changeMicrotrauma,
  annul: annulMicrotrauma,
  becomeAccident,
}

/** Null and blank leave all. */
export type MicrotraumaFilter = {
  /** Part of the name of whoever was injured. */
  readonly search: string
  readonly state: MicrotraumaState | null
  /** The days on which it happened, both counted. */
  readonly from: LocalDate | null
  readonly to: LocalDate | null
}

export const everyMicrotrauma: MicrotraumaFilter = { search: '', state: null, from: null, to: null }

/** Whether the filter leaves the record. */
export function isMicrotraumaListed(
  microtrauma: Microtrauma,
  { search, state, from, to }: MicrotraumaFilter,
): boolean {
  const day = takeMomentDay(microtrauma.occurredAt)
  return (
    matchesName(microtrauma.injured.fullName, search) &&
    (state === null || state === deriveMicrotraumaState(microtrauma)) &&
    (from === null || day >= from) &&
    (to === null || day <= to)
  )
}

export interface MicrotraumaQueries {
  /** The latest first. */
  listPage(companyId: CompanyId, query: MicrotraumaFilter & PageQuery): Promise<Listed<Microtrauma>>
  get(companyId: CompanyId, id: MicrotraumaId): Promise<Result<Microtrauma, NotFound>>
  /** What was entered of one, oldest first. */
  readChronology(
    companyId: CompanyId,
    id: MicrotraumaId,
  ): Promise<Result<readonly MicrotraumaEvent[], NotFound>>
}

/** Microtraumas of a company and their reviews. */
export type MicrotraumaRepository = MicrotraumaQueries & CommandsOf<typeof microtraumaCommands>
