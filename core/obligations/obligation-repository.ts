import type { CommandsOf } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { Section } from '../sections/section.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { guardAdding } from '../tariffs/adding.ts'
import { assign } from './assign.ts'
import { change } from './change.ts'
import { complete } from './complete.ts'
import type { Completion } from './completion.ts'
import { correct } from './correct.ts'
import type { ObligationId } from './obligation.ts'
import type { Holding } from './ppe/holding.ts'
import { remove } from './remove.ts'
import type { StandingObligation } from './standing/standing-obligation.ts'
import { takeBack } from './take-back.ts'

/** What a person can do to obligations, and to their completions by hand. */
export const obligationCommands = {
  assign: guardAdding(assign, ({ draft }) => [draft.section]),
  ...{ change, remove, complete, correct, takeBack },
}

export interface ObligationQueries {
  /** Not the removed ones; by section, then by deadline, those without one last. */
  list(
    companyId: CompanyId,
    filter: { readonly employeeId?: EmployeeId; readonly section?: Section },
  ): Promise<readonly StandingObligation[]>

  get(companyId: CompanyId, id: ObligationId): Promise<Result<StandingObligation, NotFound>>

  /** Newest first, those taken back included. */
  listCompletions(companyId: CompanyId, id: ObligationId): Promise<Result<readonly Completion[], NotFound>>

  /** What the employee holds of PPE now, oldest first. */
  listHoldings(companyId: CompanyId, employeeId: EmployeeId): Promise<readonly Holding[]>

  /** Names of briefings, instructions, trainings or PPE, or points of order 29н, that the company has used before, in Russian order, at most `NAMES_OFFERED`. */
  listSubjectNames(companyId: CompanyId, section: Section): Promise<readonly string[]>
}

/** How many names a picker offers. */
export const NAMES_OFFERED = 200

export type ObligationFilter = {
  /** Those of these employees alone. */
  readonly employeeIds?: readonly EmployeeId[]
  readonly section?: Section
}

/** A list of obligations as long as it may be: first its ids, then some of it at a time. */
export interface LongObligations {
  /** Not the removed ones; by section, then by deadline, those without one last. */
  listObligationIds(companyId: CompanyId, filter: ObligationFilter): Promise<readonly ObligationId[]>
  /** In any order; those removed meanwhile are left out. */
  listObligations(companyId: CompanyId, ids: readonly ObligationId[]): Promise<readonly StandingObligation[]>
}

/** Employees' obligations and their completions; the signed-in user is whom the facts name as `enteredBy`. */
export type ObligationRepository = ObligationQueries & CommandsOf<typeof obligationCommands>
