import type { EmployeeId } from '../../employees/employee.ts'
import type { CompletionId } from '../../obligations/completion.ts'
import { type PpeFact, settleChanged, settleStored } from '../../obligations/ppe/holding.ts'
import { parseQuantity } from '../../obligations/reading/subject-fields.ts'
import type { HoldingRefusal } from '../../obligations/refusals.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import type { Memo } from '../memo.ts'
import type { KnownFacts, MemoPlan } from './memo-plan.ts'

/** Later than any stored completion: what is entered now comes last on its day. */
const NEWEST = Number.MAX_SAFE_INTEGER as CompletionId

type Facts = Pick<MemoPlan, 'takeBack' | 'enter'>

/** The first row whose pieces are no number of them, in the order given; null when there is none. */
export function checkPieces({ rows }: Memo): FieldErrors<'quantity/invalid', 'quantity'> | null {
  const row = rows.findIndex(
    ({ subject }) => subject.section === 'ppe' && !parseQuantity(subject.quantity).ok,
  )
  return row < 0 ? null : fieldErrors({ field: 'quantity', row, code: 'quantity/invalid' })
}

/** Returns never take more than is held, and an issuance that has returns is not taken back. */
export function checkPpe(memo: Memo, facts: Facts, known: KnownFacts): HoldingRefusal | null {
  if (memo.section !== 'ppe') return null
  const gone = new Set(facts.takeBack.flatMap((id) => listCompletionIds(memo, id, known)))
  const after = [...known.ppe.filter((fact) => !gone.has(fact.completionId)), ...findEntered(memo, facts)]
  const before = groupByEmployee(known.ppe)
  for (const [id, ppe] of groupByEmployee(after)) {
    const settled = settleChanged(before.get(id) ?? [], ppe)
    if (!settled.ok) return refuse(settled.error.ppe, known, gone)
  }
  return checkTakenBack(memo, facts, known)
}

/** A return left without its issuance, or one that wants more than there ever was: all rows of a memo have one event. */
function refuse(ppe: string, known: KnownFacts, gone: ReadonlySet<CompletionId>): HoldingRefusal {
  const issuanceGone = known.ppe.some((fact) => gone.has(fact.completionId) && fact.event === 'issuance')
  return { code: issuanceGone ? 'ppe/issuance-has-returns' : 'ppe/more-than-held', ppe }
}

/** Even where another issuance could cover the returns: they were taken from this one. */
function checkTakenBack(memo: Memo, facts: Facts, known: KnownFacts): HoldingRefusal | null {
  const removed = facts.takeBack.filter((id) => !facts.enter.has(id))
  const ids = new Set(removed.flatMap((id) => listCompletionIds(memo, id, known)))
  for (const ppe of groupByEmployee(known.ppe).values()) {
    const settled = settleStored(ppe)
    const returned =
      settled.ok && settled.value.find(({ issuance, returned }) => ids.has(issuance) && returned > 0)
    if (returned) return { code: 'ppe/issuance-has-returns', ppe: returned.name }
  }
  return null
}

const listCompletionIds = (memo: Memo, id: PpeObligation, known: KnownFacts): CompletionId[] =>
  (known.obligations.get(id)?.completions ?? [])
    .filter((fact) => fact.memoId === memo.id && fact.takenBack === null)
    .map((fact) => fact.id)

type PpeObligation = Memo['rows'][number]['obligationId']

const findEntered = (memo: Memo, { enter }: Facts): PpeFact[] =>
  memo.rows.flatMap(({ obligationId, employeeId, subject, periodicity }) => {
    const fact = enter.get(obligationId)
    if (!fact || subject.section !== 'ppe') return []
    const { section: _, ...item } = subject
    return [{ completionId: NEWEST, employeeId, ...item, date: fact.date, periodicity }]
  })

const groupByEmployee = (facts: readonly PpeFact[]): ReadonlyMap<EmployeeId, PpeFact[]> =>
  Map.groupBy(facts, (fact) => fact.employeeId)
