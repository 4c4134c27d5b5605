import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { firstCompletion } from '@osh/core/obligations/facts/check-completion.ts'
import type { ObligationDraft } from '@osh/core/obligations/obligation.ts'
import { fixDeadline } from '@osh/core/obligations/standing/fixed-deadline.ts'
import { type KeptObligation, nextId, type State } from '../state.ts'
import { type Entry, entered } from './entry.ts'

/** The state with one more obligation, and its first completion if it has a date. */
export function made(state: State, entry: Entry, employeeId: EmployeeId, draft: ObligationDraft): State {
  const { companyId } = entry
  const { subject, periodicity, ruleId, deadline } = draft
  const id = nextId(state.obligations)
  const first = firstCompletion(draft)
  const next = first ? entered(state, entry, id, null, first) : state
  const completions = first ? next.completions.slice(-1) : []
  const fixed = deadline === null ? null : fixDeadline(deadline, completions)
  const kept: KeptObligation = {
    id,
    companyId,
    employeeId,
    subject,
    periodicity,
    fixed,
    ruleId,
    removed: false,
  }
  return { ...next, obligations: [...next.obligations, kept] }
}
