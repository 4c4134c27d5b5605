import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { RoleId } from '../norms/responsibilities.ts'
import { guardAdding, mayAdd } from '../tariffs/adding.ts'
import { addsRecord } from '../tariffs/adds-record.ts'
import { answerCircumstance } from './answer-circumstance.ts'
import { appoint } from './appoint.ts'
import { appointToSeveral } from './appoint-to-several.ts'
import { end } from './end.ts'
import { reassign } from './reassign.ts'
import type { HeldResponsibility, Term } from './responsibility.ts'
import type { CircumstanceAnswer } from './role-need.ts'

/** Who holds what in a company now, and what it has said of the circumstances that roles depend on. */
export type Holders = {
  readonly responsibilities: readonly HeldResponsibility[]
  /** In the order of the circumstances' numbers. */
  readonly answers: readonly CircumstanceAnswer[]
}

/** What a person can do to responsible persons. */
export const responsibilityCommands = {
  appoint: guardAdding(appoint),
  appointToSeveral: guardAdding(appointToSeveral),
  reassign,
  end,
  answerCircumstance: mayAdd(answerCircumstance, addsRecord),
}

export interface ResponsibilityQueries {
  /** In the order of appointing. */
  readHolders(companyId: CompanyId): Promise<Holders>
  /** Newest first. */
  readHistory(companyId: CompanyId, roleId: RoleId): Promise<readonly Term[]>
}

/** Responsible persons (ответственные лица). */
export type ResponsibilityRepository = ResponsibilityQueries & CommandsOf<typeof responsibilityCommands>
