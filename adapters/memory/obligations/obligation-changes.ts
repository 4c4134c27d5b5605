import type { CompletionFact, CompletionId } from '@osh/core/obligations/completion.ts'
import {
  type Correction,
  changedObligation,
  checkChange,
  checkCounts,
  planCorrection,
} from '@osh/core/obligations/facts/change-obligation.ts'
import { checkCompletion, storedFact } from '@osh/core/obligations/facts/check-completion.ts'
import type { Obligation, ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import type {
  EnteredByMemo,
  HoldingRefusal,
  InActiveMemo,
  StandingObligation,
} from '@osh/core/obligations/obligation-repository.ts'
import { checkChangedReturn } from '@osh/core/obligations/ppe/check-return.ts'
import { type FieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Change } from '../ledger.ts'
import { replaced, type State } from '../state.ts'
import { type Entry, entered, takenBack } from './entry.ts'
import { checkEmployees, holdersOf } from './held-ppe.ts'
import { type Facts, factsOfOne, known, standingObligation } from './obligation-facts.ts'

type Refused = FieldErrors | NotFound | HoldingRefusal | InActiveMemo | EnteredByMemo
type Changed<E extends Refused> = Change<Result<StandingObligation, E>>

export function change(
  state: State,
  entry: Entry,
  id: ObligationId,
  changes: Partial<ObligationDraft>,
): Changed<FieldErrors | NotFound | HoldingRefusal | InActiveMemo> {
  const facts = live(state, entry, id)
  if (!facts) return [state, err(notFound)]
  const { obligation, completions } = facts
  const refusal =
    inActiveMemo(obligation) ??
    checkChange(obligation, changes, entry.today) ??
    checkChangedReturn(obligation, changes, holdersOf(state, entry, [obligation.employeeId], id))
  if (refusal) return [state, err(refusal)]
  const corrected = withCorrection(state, entry, id, planCorrection(obligation, changes, completions))
  const after = known(corrected, entry, id).completions
  const changed = changedObligation(obligation, changes, completions, after)
  const left = checkCounts(changed, after)
  if (left) return [state, err(left)]
  const { memo: _, ...kept } = changed
  const next = { ...corrected, obligations: replaced(corrected.obligations, kept) }
  return settled(state, next, entry, obligation, null)
}

export function remove(
  state: State,
  entry: Entry,
  id: ObligationId,
): Change<Result<null, NotFound | InActiveMemo>> {
  const facts = live(state, entry, id)
  if (!facts) return [state, err(notFound)]
  const refusal = inActiveMemo(facts.obligation)
  if (refusal) return [state, err(refusal)]
  const { memo: _, ...kept } = facts.obligation
  return [{ ...state, obligations: replaced(state.obligations, { ...kept, removed: true }) }, ok(null)]
}

export function complete(
  state: State,
  entry: Entry,
  id: ObligationId,
  fact: CompletionFact,
): Changed<FieldErrors | NotFound | HoldingRefusal> {
  const facts = live(state, entry, id)
  if (!facts) return [state, err(notFound)]
  const { obligation } = facts
  const refusal = checkCompletion(obligation.subject, fact, entry.today)
  if (refusal) return [state, err(refusal)]
  const next = entered(state, entry, id, null, storedFact(obligation.subject, fact))
  return settled(state, next, entry, obligation, null)
}

export function takeBack(
  state: State,
  entry: Entry,
  id: ObligationId,
  completionId: CompletionId,
): Changed<NotFound | InActiveMemo | EnteredByMemo | HoldingRefusal> {
  const facts = live(state, entry, id)
  const fact = facts?.completions.find((one) => one.id === completionId && one.takenBack === null)
  if (!facts || !fact) return [state, err(notFound)]
  if (fact.memoId !== null) return [state, err({ code: 'completion/entered-by-memo' })]
  const refusal = inActiveMemo(facts.obligation)
  if (refusal) return [state, err(refusal)]
  const next = takenBack(state, entry, new Set([completionId]))
  return settled(state, next, entry, facts.obligation, completionId)
}

function withCorrection(state: State, entry: Entry, id: ObligationId, correction: Correction): State {
  const { takeBack: old, enter } = correction
  const without = old === null ? state : takenBack(state, entry, new Set([old]))
  return enter ? entered(without, entry, id, null, enter) : without
}

/** The changed state if the employee's PPE still adds up in it. */
function settled(
  before: State,
  after: State,
  entry: Entry,
  { id, employeeId }: Obligation,
  gone: CompletionId | null,
): Change<Result<StandingObligation, HoldingRefusal>> {
  const refusal = checkEmployees(before, after, entry, new Set([employeeId]), gone)
  return refusal ? [before, err(refusal)] : [after, ok(standingObligation(known(after, entry, id)))]
}

function live(state: State, { companyId }: Entry, id: ObligationId): Facts | null {
  const facts = factsOfOne(state, companyId, id)
  return facts && !facts.obligation.removed ? facts : null
}

const inActiveMemo = ({ memo }: Obligation): InActiveMemo | null =>
  memo && { code: 'obligation/in-active-memo', memoNumber: memo.number }
