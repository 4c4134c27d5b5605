import type { CommandsOf } from '../commands/command.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId } from '../shared/identity.ts'
import { allowEmployees } from './allow-employees.ts'
import type { CompanyTerm } from './company-term.ts'
import type { TariffUse } from './tariff-gaps.ts'

/** What a company has of the service, and how much of it is used. */
export type Subscription = {
  /** Null where nothing ends: of an example, and in the demo. */
  readonly term: CompanyTerm | null
  /** In the company's own time zone. */
  readonly today: LocalDate
  /** How many are on the staff today. */
  readonly staff: number
}

/** Port: what companies have of the service. */
export interface Subscriptions {
  readSubscription(companyId: CompanyId): Promise<Subscription>
  /** What of the service the company uses today. */
  readUse(companyId: CompanyId): Promise<TariffUse>
}

/** What operators do about it. */
export const termCommands = { allowEmployees }
export type TermDesk = CommandsOf<typeof termCommands>
