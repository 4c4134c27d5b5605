import { type EmployeeId, fullNameOf } from '@osh/core/employees/employee.ts'
import {
  type Correction,
  changedObligation,
  checkChange,
  checkCounts,
  planCorrection,
} from '@osh/core/obligations/change-obligation.ts'
import {
  checkCompletion,
  checkDraft,
  firstCompletion,
  storedFact,
} from '@osh/core/obligations/check-completion.ts'
import { checkChangedReturn, checkReturn, type Holder } from '@osh/core/obligations/check-return.ts'
import type { CompletionFact, CompletionId } from '@osh/core/obligations/completion.ts'
import { fixDeadline } from '@osh/core/obligations/fixed-deadline.ts'
import type { Obligation, ObligationDraft, ObligationId } from '@osh/core/obligations/obligation.ts'
import type {
  EnteredByMemo,
  HoldingRefusal,
  InActiveMemo,
  StandingObligation,
} from '@osh/core/obligations/obligation-repository.ts'
import { checkHoldings } from '@osh/core/obligations/ppe-facts.ts'
import { type FieldErrors, type NotFound, notFound } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Change } from '../ledger.ts'
import { employeesOf } from '../staff/staff.ts'
import { type KeptObligation, nextId, replaced, type State } from '../state.ts'
import { type Entry, entered, takenBack } from './entry.ts'
import { type Facts, factsOfOne, ppeOf, standingObligation } from './obligation-facts.ts'

type Refused = FieldErrors | NotFound | HoldingRefusal | InActiveMemo | EnteredByMemo
type Changed<E extends Refused> = Change<Result<StandingObligation, E>>

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

function checkEmployees(
  before: State,
  after: State,
  { companyId }: Entry,
  employeeIds: ReadonlySet<EmployeeId>,
  gone: CompletionId | null,
): HoldingRefusal | null {
  const old = Map.groupBy(ppeOf(before, companyId, employeeIds), (fact) => fact.employeeId)
  const now = Map.groupBy(ppeOf(after, companyId, employeeIds), (fact) => fact.employeeId)
  for (const id of employeeIds) {
    const refusal = checkHoldings(old.get(id) ?? [], now.get(id) ?? [], gone)
    if (refusal) return refusal
  }
  return null
}

/** The employees with what has moved their PPE, `except` the obligation. */
function holdersOf(
  state: State,
  { companyId }: Entry,
  employeeIds: readonly EmployeeId[],
  except: ObligationId | null = null,
): readonly Holder[] {
  const rest = { ...state, completions: state.completions.filter((fact) => fact.obligationId !== except) }
  const facts = Map.groupBy(ppeOf(rest, companyId, new Set(employeeIds)), (fact) => fact.employeeId)
  return employeesOf(state, companyId)
    .filter(({ id }) => employeeIds.includes(id))
    .map((employee) => ({ fullName: fullNameOf(employee), facts: facts.get(employee.id) ?? [] }))
}

function live(state: State, { companyId }: Entry, id: ObligationId): Facts | null {
  const facts = factsOfOne(state, companyId, id)
  return facts && !facts.obligation.removed ? facts : null
}

function known(state: State, { companyId }: Entry, id: ObligationId): Facts {
  const facts = factsOfOne(state, companyId, id)
  if (!facts) throw new Error(`obligation ${id} is not in the state it was put in`)
  return facts
}

const inActiveMemo = ({ memo }: Obligation): InActiveMemo | null =>
  memo && { code: 'obligation/in-active-memo', memoNumber: memo.number }
