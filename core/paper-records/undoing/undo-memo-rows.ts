import type { Gathering } from '../../commands/command.ts'
import type { LockEmployees } from '../../employees/employee-facts.ts'
import { type Memo, pending } from '../../memos/memo.ts'
import { type DepartmentNames, type LockMemo, lockMemo } from '../../memos/memo-facts.ts'
import { gatherRows } from '../../memos/planning/gather-rows.ts'
import { planMemo } from '../../memos/planning/plan-memo.ts'
import { type WrittenMemo, writePlan } from '../../memos/planning/write-plan.ts'
import type { KnownObligation, ObligationQuestion } from '../../obligations/facts/obligation-facts.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { CompanyId, Signed } from '../../shared/identity.ts'
import type { CompletedRow } from '../paper-record.ts'

type Place = { readonly companyId: CompanyId; readonly today: LocalDate }
type Undone = { readonly written: readonly WrittenMemo[]; readonly touched: readonly string[] }
type Asked = LockMemo | ObligationQuestion | LockEmployees | DepartmentNames

/** Locks the memos whose rows a paper completed; what puts these rows back, or who has been touched since. */
export function* gatherMemos(
  { companyId, today }: Place,
  rows: readonly CompletedRow[],
  signed: Signed,
): Gathering<Undone, Asked> {
  const written: WrittenMemo[] = []
  const touched: string[] = []
  for (const [id, completed] of Map.groupBy(rows, ({ memoId }) => memoId)) {
    const memo = yield* lockMemo({ companyId, id })
    if (!memo) continue
    const gathered = yield* gatherRows(memo, { rows: reopenRows(memo, completed) }, today, signed)
    if (!gathered.ok) return { written, touched: [...touched, ...nameRows(memo, completed)] }
    const { known, change } = gathered.value
    const others = completed.filter((row) => isTouched(row, known.obligations.get(row.obligationId)))
    const plan = planMemo(memo, change, known)
    if (others.length > 0 || !plan.ok) touched.push(...nameRows(memo, others.length > 0 ? others : completed))
    else written.push(writePlan(memo, plan.value, gathered.value, signed))
  }
  return { written, touched }
}

function reopenRows({ rows }: Memo, completed: readonly CompletedRow[]) {
  const ids = new Set(completed.map(({ obligationId }) => obligationId))
  return rows.map(({ obligationId, outcome }) => ({
    ...{ obligationId, quantity: null },
    outcome: ids.has(obligationId) ? pending : outcome,
  }))
}

function nameRows({ rows }: Memo, completed: readonly CompletedRow[]): readonly string[] {
  const ids = new Set(completed.map(({ obligationId }) => obligationId))
  return rows.flatMap(({ obligationId, fullName }) => (ids.has(obligationId) ? [fullName] : []))
}

/** Whether its completion is no more the one that the paper entered. Whoever was erased since is in no memo, and in nobody's way. */
const isTouched = ({ completionId }: CompletedRow, known: KnownObligation | undefined): boolean =>
  known !== undefined &&
  !known.completions.some(({ id, takenBack }) => id === completionId && takenBack === null)
