import type { CompanyId } from '../../companies/company.ts'
import type { Employee } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { RequirementId, Signed } from '../../shared/identity.ts'
import type { CompletionId } from '../completion.ts'
import type { ObligationDraft, ObligationId } from '../obligation.ts'
import { fixDeadline } from '../standing/fixed-deadline.ts'
import { enterFact } from './changed-completions.ts'
import { makeFirstCompletion } from './first-completion.ts'
import type { GivenObligation } from './obligation-facts.ts'

type Given = {
  readonly companyId: CompanyId
  readonly id: ObligationId
  /** The first completion's; undefined only where the draft has no date. */
  readonly completionId: CompletionId | undefined
  readonly holder: Employee
  readonly today: LocalDate
  /** What it comes from, where it is assigned by no one's hand. */
  readonly requirementId?: RequirementId
}

/** The obligation that a draft makes for an employee, with the completion that its date stands for. */
export function giveObligation(
  { companyId, id, completionId, holder, today, requirementId }: Given,
  draft: ObligationDraft,
  signed: Signed,
): GivenObligation {
  const { subject, periodicity, ruleId, deadline } = draft
  const fact = makeFirstCompletion(draft)
  if (fact && completionId === undefined) throw new Error('there are fewer ids than completions')
  const completions =
    fact && completionId ? [enterFact(fact, id, { id: completionId, memoId: null, signed })] : []
  const fixed = deadline === null ? null : fixDeadline(deadline, completions)
  const obligation = {
    id,
    companyId,
    employeeId: holder.id,
    subject,
    periodicity,
    fixed,
    ruleId,
    requirementId: requirementId ?? null,
    removed: false,
    memo: null,
  }
  return { obligation, completions, holder, given: signed, today }
}
