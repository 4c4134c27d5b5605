import { noSizes } from '../../employees/sizes/sizes.ts'
import { type CompletionFact, isRegisteredEarly, isSameFact } from '../../obligations/completion.ts'
import type { ObligationId } from '../../obligations/obligation.ts'
import { withSize } from '../../obligations/ppe/with-size.ts'
import { deriveCurrentSubject } from '../../obligations/standing/current-subject.ts'
import { deriveStanding } from '../../obligations/standing/standing.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { compareInRussian } from '../../shared/names/russian-order.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Memo, MemoRow } from '../memo.ts'
import { deriveMemoStatus, isDone } from '../memo-status.ts'
import type { MemoRefusal, PlanCode, PlanField } from '../refusals.ts'
import type { KnownFacts, MemoChange, MemoPlan, PlannedRow } from './memo-plan.ts'
import { checkPieces, checkPpe } from './memo-ppe.ts'
import { checkObligations, checkOutcomes, checkRows } from './memo-rows.ts'

/**
 * The rules of forming, editing and completing a memo; a new memo is one without rows.
 *
 * Dated sections: a row's completion counts as soon as its date is entered. Working conditions and risks:
 * all rows together, on the report approval date. What no longer holds is taken back, and nothing else.
 *
 * @returns what to write, or the refusal; then nothing may be written.
 */
export function planMemo(before: Memo, change: MemoChange, known: KnownFacts): Result<MemoPlan, MemoRefusal> {
  if (before.canceled) return err({ code: 'memo/canceled' })
  const changed = applyChange(before, change, known)
  const memo = { ...changed, rows: changed.rows.toSorted((a, b) => compareInRussian(a.fullName, b.fullName)) }
  const days = checkDays(memo, known.today)
  if (days) return err(days)
  const facts = planFacts(memo, before, known)
  const refusal =
    checkRows(memo, before) ??
    checkOutcomes(changed, known.today) ??
    checkObligations(memo, before, facts, known) ??
    checkPieces(changed) ??
    checkPpe(memo, facts, known)
  if (refusal) return err(refusal)
  const standing = deriveMemoStatus(memo) === 'active' ? memo.rows.map((row) => row.obligationId) : []
  return ok({ memo, ...facts, standing })
}

function checkDays(
  { section, reportApprovedOn, registeredOn }: Memo,
  today: LocalDate,
): FieldErrors<PlanCode, PlanField> | null {
  if (reportApprovedOn !== null && reportApprovedOn > today)
    return fieldErrors({ field: 'reportApprovedOn', code: 'date/in-future' })
  if (registeredOn === null) return null
  const refuse = (code: PlanCode) => fieldErrors({ field: 'registeredOn', code })
  if (section !== 'workingConditions') return refuse('memo/not-registered')
  if (registeredOn > today) return refuse('date/in-future')
  return reportApprovedOn === null || isRegisteredEarly(registeredOn, reportApprovedOn)
    ? refuse('registration/before-approval')
    : null
}

/** How many completions the change enters, if it is not refused. */
export const countEntered = (before: Memo, change: MemoChange, known: KnownFacts): number =>
  planFacts(applyChange(before, change, known), before, known).enter.size

/** Cancels a memo for good; its rows become free. */
export function planCancel(memo: Memo): Result<MemoPlan, MemoRefusal> {
  if (memo.canceled) return err({ code: 'memo/canceled' })
  if (memo.rows.some(isDone)) return err({ code: 'memo/has-results' })
  return ok({ memo: { ...memo, canceled: true }, takeBack: [], enter: new Map(), standing: [] })
}

/** The memo with the change, its rows in the order given. */
function applyChange(
  before: Memo,
  {
    header,
    reportApprovedOn = before.reportApprovedOn,
    registeredOn = before.registeredOn,
    rows,
  }: MemoChange,
  known: KnownFacts,
): Memo {
  const old = new Map(before.rows.map((row) => [row.obligationId, row]))
  return {
    ...before,
    ...header,
    reportApprovedOn,
    registeredOn,
    rows: rows ? rows.map((row) => makeRow(row, old, known)) : before.rows,
  }
}

function makeRow(
  { obligationId, quantity, outcome }: PlannedRow,
  old: ReadonlyMap<ObligationId, MemoRow>,
  known: KnownFacts,
): MemoRow {
  const row = old.get(obligationId) ?? snapshot(obligationId, known)
  const subject =
    quantity !== null && row.subject.section === 'ppe' ? { ...row.subject, quantity } : row.subject
  return { ...row, subject, outcome }
}

/** The obligation as it is on the day it enters the memo. */
function snapshot(obligationId: ObligationId, known: KnownFacts): Omit<MemoRow, 'outcome'> {
  const facts = known.obligations.get(obligationId)
  if (!facts) throw new Error(`planMemo was given no facts of obligation ${obligationId}`)
  const { obligation, completions, fullName, department, position } = facts
  const { baseDate, deadline } = deriveStanding(obligation, completions)
  const { employeeId, periodicity } = obligation
  const current = deriveCurrentSubject(obligation.subject, completions)
  const subject = withSize(current, known.sizes.get(employeeId) ?? noSizes)
  return {
    obligationId,
    employeeId,
    fullName,
    department,
    position,
    subject,
    baseDate,
    periodicity,
    deadline,
  }
}

/** What of this memo counts as a completion now, against what the store has. */
function planFacts(memo: Memo, before: Memo, known: KnownFacts): Pick<MemoPlan, 'takeBack' | 'enter'> {
  const takeBack: ObligationId[] = []
  const enter = new Map<ObligationId, CompletionFact>()
  const completed = deriveMemoStatus(memo) === 'completed'
  const counted = new Map(memo.rows.map((row) => [row.obligationId, makeFact(memo, row, completed)]))
  for (const id of new Set([...before.rows, ...memo.rows].map((row) => row.obligationId))) {
    const stored = known.obligations
      .get(id)
      ?.completions.find((fact) => fact.memoId === memo.id && fact.takenBack === null)
    const wanted = counted.get(id) ?? null
    if (stored && wanted && isSameFact(stored, wanted)) continue
    if (stored) takeBack.push(id)
    if (wanted) enter.set(id, wanted)
  }
  return { takeBack, enter }
}

function makeFact(memo: Memo, { outcome, subject }: MemoRow, completed: boolean): CompletionFact | null {
  const quantity = subject.section === 'ppe' ? subject.quantity : null
  if (outcome.kind === 'dated')
    return { date: outcome.date, result: outcome.result, quantity, registeredOn: null }
  if (outcome.kind === 'pending' || outcome.found === 'notAssessed') return null
  if (memo.reportApprovedOn === null || !completed) return null
  return { date: memo.reportApprovedOn, result: outcome.found, quantity, registeredOn: memo.registeredOn }
}
