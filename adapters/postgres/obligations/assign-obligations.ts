import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { CompletionId } from '@osh/core/obligations/completion.ts'
import { checkDraft } from '@osh/core/obligations/facts/check-completion.ts'
import type { ObligationDraft } from '@osh/core/obligations/obligation.ts'
import type { HoldingRefusal, StandingObligation } from '@osh/core/obligations/obligation-repository.ts'
import { checkReturn, holdersOf } from '@osh/core/obligations/ppe/check-return.ts'
import type { PpeFact } from '@osh/core/obligations/ppe/holding.ts'
import { checkHoldings, ppeFactsOf } from '@osh/core/obligations/ppe/ppe-facts.ts'
import { type FieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Work } from '../transact.ts'
import { lockEmployees, ppeFacts } from './known-obligations.ts'
import { makeObligations } from './make-obligations.ts'
import { standing } from './standing-facts.ts'
import type { Entry } from './write-facts.ts'

export async function assign(
  work: Work,
  entry: Entry,
  employeeIds: readonly EmployeeId[],
  draft: ObligationDraft,
): Promise<Result<readonly StandingObligation[], FieldErrors | NotFound | HoldingRefusal>> {
  const people = await lockEmployees(work, entry.companyId, employeeIds)
  if (employeeIds.some((id) => !people.has(id))) return err(notFound)
  const refusal = checkDraft(draft, entry.today)
  if (refusal) return err(refusal)
  const { subject } = draft
  const movesPpe = subject.section === 'ppe' && (draft.date !== null || subject.event === 'return')
  const before = movesPpe ? await ppeFacts(work, entry.companyId, employeeIds) : []
  const beyond = checkReturn(subject, holdersOf(people.values(), before))
  if (beyond) return err(beyond)
  const wanted = employeeIds.map((employeeId) => ({ employeeId, draft }))
  const made = await makeObligations(work, entry, people, wanted)
  const moved = made.flatMap(({ obligation, completions }) => ppeFactsOf(obligation, completions))
  const held = movesPpe ? checkEmployees(before, [...before, ...moved], null) : null
  return held ? err(held) : ok(made.map(standing))
}

function checkEmployees(
  before: readonly PpeFact[],
  after: readonly PpeFact[],
  gone: CompletionId | null,
): HoldingRefusal | null {
  const old = Map.groupBy(before, (fact) => fact.employeeId)
  for (const [employeeId, facts] of Map.groupBy(after, (fact) => fact.employeeId)) {
    const refusal = checkHoldings(old.get(employeeId) ?? [], facts, gone)
    if (refusal) return refusal
  }
  return null
}
