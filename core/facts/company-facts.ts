import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../shared/identity.ts'
import { mayAdd } from '../tariffs/adding.ts'
import { addsFacts } from './adds-facts.ts'
import type { KeptFacts } from './fact-records.ts'
import { keepFacts } from './keep-facts.ts'

/** What a person can do to the facts of a company. */
export const companyFactCommands = { keep: mayAdd(keepFacts, addsFacts) }

export interface CompanyFactQueries {
  /** Of all lists of which something is said, in the order of codes. */
  list(companyId: CompanyId): Promise<readonly KeptFacts[]>
}

/** Facts of a company (сведения): asked once, offered to every paper. */
export type CompanyFactRepository = CompanyFactQueries & CommandsOf<typeof companyFactCommands>
