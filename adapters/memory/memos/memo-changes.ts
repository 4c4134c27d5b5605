import { blankMemo, filledHeader } from '@osh/core/memos/blank-memo.ts'
import type { Memo, MemoId } from '@osh/core/memos/memo.ts'
import type { MemoDraft, MemoEdit, RowDraft } from '@osh/core/memos/memo-draft.ts'
import type { MemoRefusal } from '@osh/core/memos/memo-repository.ts'
import {
  type KnownFacts,
  type MemoChange,
  type MemoPlan,
  type PlannedRow,
  planCancel,
  planMemo,
} from '@osh/core/memos/plan-memo.ts'
import type { KnownObligation } from '@osh/core/obligations/facts/obligation-facts.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { notFound, type Stale, stale } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Change } from '../ledger.ts'
import { made } from '../obligations/assign-obligations.ts'
import { type Entry, entered, takenBack } from '../obligations/entry.ts'
import { factsOf, ppeOf } from '../obligations/obligation-facts.ts'
import { employeesOf, personNow } from '../staff/staff.ts'
import { nextId, type State } from '../state.ts'

type Changed = Change<Result<Memo, MemoRefusal | Stale>>

export function form(state: State, entry: Entry, draft: MemoDraft): Change<Result<Memo, MemoRefusal>> {
  const { companyId, by, today } = entry
  const directorName = state.companies.find(({ id }) => id === companyId)?.directorName ?? ''
  const userName = state.users.find(({ id }) => id === by)?.email ?? ''
  const header = filledHeader(draft.section, draft.header, { directorName, userName })
  const place = { id: nextId(state.memos), companyId, number: nextNumber(state, companyId) }
  const blank = blankMemo({ ...place, section: draft.section, formedOn: today }, header)
  const [next, rows] = withObligations(state, entry, draft.rows)
  const change = { header: {}, reportApprovedOn: draft.reportApprovedOn, rows }
  const plan = planned(next, entry, blank, change)
  return plan.ok ? [written(next, entry, plan.value), ok(plan.value.memo)] : [state, plan]
}

export function edit(
  state: State,
  entry: Entry,
  id: MemoId,
  { header = {}, reportApprovedOn, rows }: MemoEdit,
  version: number | null,
): Changed {
  const before = current(state, entry, id, version)
  if (!before.ok) return [state, before]
  const [next, plannedRows] = rows ? withObligations(state, entry, rows) : [state, undefined]
  const plan = planned(next, entry, before.value, { header, reportApprovedOn, rows: plannedRows })
  return plan.ok ? kept(next, entry, plan.value) : [state, plan]
}

export function cancel(state: State, entry: Entry, id: MemoId, version: number | null): Changed {
  const before = current(state, entry, id, version)
  if (!before.ok) return [state, before]
  const plan = planCancel(before.value)
  return plan.ok ? kept(state, entry, plan.value) : [state, plan]
}

/** Counts up from 1 in each company. */
export const nextNumber = ({ memos }: State, companyId: Memo['companyId']): number =>
  memos.reduce((last, memo) => (memo.companyId === companyId ? Math.max(last, memo.number) : last), 0) + 1

function current(
  { memos }: State,
  { companyId }: Entry,
  id: MemoId,
  version: number | null,
): Result<Memo, MemoRefusal | Stale> {
  const memo = memos.find((one) => one.id === id && one.companyId === companyId)
  if (!memo) return err(notFound)
  return version !== null && version !== memo.version ? err(stale) : ok(memo)
}

/** Makes the obligations that rows ask for; null in place of a row whose employee the company does not have. */
function withObligations(
  state: State,
  entry: Entry,
  drafts: readonly RowDraft[],
): readonly [State, readonly PlannedRow[] | null] {
  const own = new Set(state.employees.filter((e) => e.companyId === entry.companyId).map((e) => e.id))
  const rows: PlannedRow[] = []
  let next = state
  for (const draft of drafts) {
    if (draft.obligationId !== null) {
      rows.push(draft)
      continue
    }
    const { employeeId, subject, periodicity, deadline, outcome } = draft
    if (!own.has(employeeId)) return [state, null]
    rows.push({ obligationId: nextId(next.obligations), quantity: null, outcome })
    const given = { subject, periodicity, date: null, deadline: deadline ?? entry.today, ruleId: null }
    next = made(next, entry, employeeId, given)
  }
  return [next, rows]
}

type WantedChange = Omit<MemoChange, 'rows'> & { readonly rows: readonly PlannedRow[] | null | undefined }

function planned(
  state: State,
  entry: Entry,
  before: Memo,
  { rows, ...change }: WantedChange,
): Result<MemoPlan, MemoRefusal> {
  if (rows === null) return err(notFound)
  const ids = new Set([...before.rows, ...(rows ?? [])].map((row) => row.obligationId))
  const known = knownFacts(state, entry, ids, before.section)
  return known.obligations.size < ids.size ? err(notFound) : planMemo(before, { ...change, rows }, known)
}

function knownFacts(
  state: State,
  { companyId, today }: Entry,
  ids: ReadonlySet<ObligationId>,
  section: Memo['section'],
): KnownFacts {
  const people = new Map(employeesOf(state, companyId).map((e) => [e.id, personNow(state, e)]))
  const obligations = new Map<ObligationId, KnownObligation>()
  for (const { obligation, completions } of factsOf(state, companyId)) {
    const person = people.get(obligation.employeeId)
    if (!person || !ids.has(obligation.id)) continue
    obligations.set(obligation.id, { obligation, completions, ...person })
  }
  const employees = new Set([...obligations.values()].map(({ obligation }) => obligation.employeeId))
  return { today, obligations, ppe: section === 'ppe' ? ppeOf(state, companyId, employees) : [] }
}

/** The plan of a changed memo, written; its version grows. */
function kept(state: State, entry: Entry, plan: MemoPlan): Change<Result<Memo, never>> {
  const memo = { ...plan.memo, version: plan.memo.version + 1 }
  return [written(state, entry, { ...plan, memo }), ok(memo)]
}

function written(state: State, entry: Entry, { memo, takeBack, enter }: MemoPlan): State {
  const gone = new Set(takeBack)
  const ids = state.completions
    .filter((fact) => fact.memoId === memo.id && gone.has(fact.obligationId))
    .filter((fact) => fact.takenBack === null)
    .map((fact) => fact.id)
  let next = takenBack(state, entry, new Set(ids))
  for (const [obligationId, fact] of enter) next = entered(next, entry, obligationId, memo.id, fact)
  return {
    ...next,
    memos: [...next.memos.filter(({ id }) => id !== memo.id), memo].toSorted((a, b) => a.id - b.id),
  }
}
