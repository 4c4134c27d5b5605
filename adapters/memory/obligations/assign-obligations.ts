import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { checkDraft, firstCompletion } from '@osh/core/obligations/facts/check-completion.ts'
import type { ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import type { HoldingRefusal, StandingObligation } from '@osh/core/obligations/obligation-repository.ts'
import { checkReturn } from '@osh/core/obligations/ppe/check-return.ts'
import { fixDeadline } from '@osh/core/obligations/standing/fixed-deadline.ts'
import { type FieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Change } from '../ledger.ts'
import { type KeptObligation, nextId, type State } from '../state.ts'
import { type Entry, entered } from './entry.ts'
import { checkEmployees, holdersOf } from './held-ppe.ts'
import { known, standingObligation } from './obligation-facts.ts'

export function assign(
  state: State,
  entry: Entry,
  employeeIds: readonly EmployeeId[],
  draft: ObligationDraft,
): Change<Result<readonly StandingObligation[], FieldErrors | NotFound | HoldingRefusal>> {
  const own = new Set(state.employees.filter((e) => e.companyId === entry.companyId).map((e) => e.id))
  if (employeeIds.some((id) => !own.has(id))) return [state, err(notFound)]
  const refusal =
    checkDraft(draft, entry.today) ?? checkReturn(draft.subject, holdersOf(state, entry, employeeIds))
  if (refusal) return [state, err(refusal)]
  let next = state
  const ids: ObligationId[] = []
  for (const employeeId of employeeIds) {
    ids.push(nextId(next.obligations))
    next = made(next, entry, employeeId, draft)
  }
  const held = draft.date === null ? null : checkEmployees(state, next, entry, new Set(employeeIds), null)
  return held ? [state, err(held)] : [next, ok(ids.map((id) => standingObligation(known(next, entry, id))))]
}

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
