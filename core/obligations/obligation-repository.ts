import type { CompanyId } from '../companies/company.ts'
import type { EmployeeId } from '../employees/employee.ts'
import type { FieldErrors, NotFound } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import type { Section } from '../shared/section.ts'
import type { Completion, CompletionFact, CompletionId } from './completion.ts'
import type { Obligation, ObligationDraft, ObligationId } from './obligation.ts'
import type { Holding } from './ppe/holding.ts'
import type { Standing } from './standing/standing.ts'

/** An obligation with where it stands today. */
export type StandingObligation = Obligation & Standing

export type InActiveMemo = { readonly code: 'obligation/in-active-memo'; readonly memoNumber: number }
export type HoldingRefusal = {
  readonly code: 'ppe/more-than-held' | 'ppe/issuance-has-returns'
  readonly ppe: string
}
/** A completion that a memo entered is taken back in that memo, nowhere else. */
export type EnteredByMemo = { readonly code: 'completion/entered-by-memo' }

/**
 * Employees' obligations and their completions. Every change of facts recomputes the deadline in the same
 * transaction. The signed-in user is whom the facts name as `enteredBy`.
 */
export interface ObligationRepository {
  /** Not the removed ones; by section, then by deadline, those without one last. */
  list(
    companyId: CompanyId,
    filter: { readonly employeeId?: EmployeeId; readonly section?: Section },
  ): Promise<readonly StandingObligation[]>

  get(companyId: CompanyId, id: ObligationId): Promise<Result<StandingObligation, NotFound>>

  /** Gives every employee the same obligation, all or none, in the order of `employeeIds`. */
  assign(
    companyId: CompanyId,
    employeeIds: readonly EmployeeId[],
    draft: ObligationDraft,
  ): Promise<Result<readonly StandingObligation[], FieldErrors | NotFound | HoldingRefusal>>

  /**
   * Changes what was given; `date` corrects the newest completion entered by hand, or adds one.
   * The section stays what it was.
   */
  change(
    companyId: CompanyId,
    id: ObligationId,
    changes: Partial<ObligationDraft>,
  ): Promise<Result<StandingObligation, FieldErrors | NotFound | HoldingRefusal | InActiveMemo>>

  /** The obligation leaves the tables, its history stays. */
  remove(companyId: CompanyId, id: ObligationId): Promise<Result<null, NotFound | InActiveMemo>>

  /** Newest first, those taken back included. */
  completions(companyId: CompanyId, id: ObligationId): Promise<Result<readonly Completion[], NotFound>>

  /** Enters a completion by hand, without a memo. */
  complete(
    companyId: CompanyId,
    id: ObligationId,
    fact: CompletionFact,
  ): Promise<Result<StandingObligation, FieldErrors | NotFound | HoldingRefusal>>

  /** Takes back a completion entered by hand; `obligation/in-active-memo` while the obligation stands in one. */
  takeBack(
    companyId: CompanyId,
    id: ObligationId,
    completionId: CompletionId,
  ): Promise<Result<StandingObligation, NotFound | InActiveMemo | EnteredByMemo | HoldingRefusal>>

  /** What the employee holds of PPE now, oldest first. */
  holdings(companyId: CompanyId, employeeId: EmployeeId): Promise<readonly Holding[]>

  /** Names of briefings, instructions, trainings or PPE that the company has used before, in Russian order, at most 200. */
  subjectNames(companyId: CompanyId, section: Section): Promise<readonly string[]>
}
