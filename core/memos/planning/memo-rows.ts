import type { ObligationId } from '../../obligations/obligation.ts'
import { findRules, isDated } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import type { Memo, MemoRow } from '../memo.ts'
import { deriveMemoStatus, isDone } from '../memo-status.ts'
import type { MemoRefusal, PlanCode, PlanField } from '../refusals.ts'
import type { KnownFacts, MemoPlan } from './memo-plan.ts'

type Facts = Pick<MemoPlan, 'takeBack' | 'enter'>

/** Why the memo can't have these rows together; null when it can. */
export function checkRows(memo: Memo, before: Memo): MemoRefusal | null {
  if (memo.rows.length === 0) return { code: 'memo/no-rows' }
  const kept = new Set(memo.rows.map((row) => row.obligationId))
  if (kept.size < memo.rows.length) return { code: 'memo/row-doubled' }
  if (memo.rows.some((row) => row.subject.section !== memo.section)) return { code: 'memo/wrong-section' }
  if (mixesEvents(memo)) return { code: 'memo/events-mixed' }
  if (before.rows.some((row) => !kept.has(row.obligationId) && isDone(row)))
    return { code: 'memo/has-results' }
  return null
}

const mixesEvents = ({ rows }: Memo): boolean =>
  new Set(rows.map(({ subject }) => (subject.section === 'ppe' ? subject.event : null))).size > 1

/** Why rows can't have ended so, each refusal with its row in the order given; null when they can. */
export function checkOutcomes(memo: Memo, today: LocalDate): FieldErrors<PlanCode, PlanField> | null {
  const errors = memo.rows.flatMap((row, i) =>
    listOutcomeErrors(memo, row, today).map((error) => ({ ...error, row: i })),
  )
  return errors.length > 0 ? fieldErrors(...errors) : null
}

function listOutcomeErrors(
  { section }: Memo,
  { outcome }: MemoRow,
  today: LocalDate,
): FieldError<PlanCode, PlanField>[] {
  if (outcome.kind === 'pending') return []
  if (outcome.kind === 'dated') {
    if (!isDated(section)) return [{ field: 'date', code: 'memo/assessed-by-report' }]
    if (!findRules(section).canFail && outcome.result === 'failed')
      return [{ field: 'result', code: 'memo/wrong-result' }]
    return outcome.date > today ? [{ field: 'date', code: 'date/in-future' }] : []
  }
  return findRules(section).findings.includes(outcome.found)
    ? []
    : [{ field: 'rows', code: 'memo/wrong-result' }]
}

/** Why an obligation can't be in the memo, removed or in another one; null when all can. */
export const checkObligations = (
  memo: Memo,
  before: Memo,
  facts: Facts,
  known: KnownFacts,
): MemoRefusal | null => checkRemoved(memo, before, known) ?? checkTaken(memo, before, facts, known)

function checkRemoved(memo: Memo, before: Memo, known: KnownFacts): MemoRefusal | null {
  const isNew = makeNewRowTest(before)
  const removed = memo.rows.some(
    ({ obligationId }) => isNew(obligationId) && known.obligations.get(obligationId)?.obligation.removed,
  )
  return removed ? { code: 'memo/obligation-removed' } : null
}

/** A row may not be in two active memos, nor lose or change its completion while it is in another. */
function checkTaken(memo: Memo, before: Memo, facts: Facts, known: KnownFacts): MemoRefusal | null {
  const isNew = makeNewRowTest(before)
  const active = deriveMemoStatus(memo) === 'active'
  const changed = new Set<ObligationId>([...facts.takeBack, ...facts.enter.keys()])
  const rows = memo.rows.flatMap(({ obligationId, fullName }) => {
    const other = known.obligations.get(obligationId)?.obligation.memo
    const matters = active || isNew(obligationId) || changed.has(obligationId)
    return other && other.id !== memo.id && matters ? [{ fullName, memoNumber: other.number }] : []
  })
  return rows.length > 0 ? { code: 'memo/rows-taken', rows } : null
}

function makeNewRowTest(before: Memo): (id: ObligationId) => boolean {
  const old = new Set(before.rows.map((row) => row.obligationId))
  return (id) => !old.has(id)
}
