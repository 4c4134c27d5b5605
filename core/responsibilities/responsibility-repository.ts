import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import { appoint } from './appoint.ts'
import { end } from './end.ts'
import { reassign } from './reassign.ts'
import type { Responsibility, Term } from './responsibility.ts'
import { setApplicable } from './set-applicable.ts'

/** Who holds what in a company now; `notApplicable` are the roles switched off. */
export type Holders = {
  readonly responsibilities: readonly Responsibility[]
  readonly notApplicable: readonly RoleId[]
}

/** What a person can do to responsible persons. */
export const responsibilityCommands = { appoint, reassign, end, setApplicable }

export interface ResponsibilityQueries {
  /** In the order of appointing. */
  holders(companyId: CompanyId): Promise<Holders>
  /** Newest first. */
  history(companyId: CompanyId, roleId: RoleId): Promise<readonly Term[]>
}

/** Responsible persons (ответственные лица). */
export type ResponsibilityRepository = ResponsibilityQueries & CommandsOf<typeof responsibilityCommands>
