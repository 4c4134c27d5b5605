import type { Gathering } from '../commands/command.ts'
import type { LockEmployees } from '../employees/employee-facts.ts'
import type { Memo, MemoId } from '../memos/memo.ts'
import type { DepartmentNames, MemoWrite } from '../memos/memo-facts.ts'
import { type GatheredRows, gatherRows } from '../memos/planning/gather-rows.ts'
import { planMemo } from '../memos/planning/plan-memo.ts'
import { type WrittenMemo, writePlan } from '../memos/planning/write-plan.ts'
import type { MemoRefusal } from '../memos/refusals.ts'
import type { CheckResult, CompletionId, CompletionPapers } from '../obligations/completion.ts'
import { enterFact } from '../obligations/facts/changed-completions.ts'
import {
  type KnownObligation,
  lockObligations,
  newCompletionIds,
  type ObligationQuestion,
  type ObligationWrite,
} from '../obligations/facts/obligation-facts.ts'
import { type ChangedFacts, writeChanged } from '../obligations/facts/write-facts.ts'
import type { ObligationId } from '../obligations/obligation-ids.ts'
import { deriveStanding } from '../obligations/standing/standing.ts'
import type { StandingObligation } from '../obligations/standing/standing-obligation.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { CompanyId, Signed } from '../shared/identity.ts'
import { type NotFound, type Stale, stale } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { drawNext } from './draw-next.ts'
import { type MadeByPaper, nothingMade } from './paper-record.ts'

/** A check that is recorded: of which training, and how it ended. */
export type Checked = {
  readonly duty: StandingObligation
  readonly result: CheckResult
  /** Of PPE that was issued: when, and how many; as all of the paper for anything else. */
  readonly issued?: { readonly on: LocalDate; readonly quantity: number | null }
}

type EditedMemo = { readonly memo: Memo; readonly rows: GatheredRows }
export type GatheredChecks = {
  readonly edited: readonly EditedMemo[]
  readonly byHand: readonly (Checked & { readonly known: KnownObligation; readonly id: CompletionId })[]
}

export type CheckQuestion = ObligationQuestion | LockEmployees | DepartmentNames
type Place = { readonly companyId: CompanyId; readonly date: LocalDate; readonly today: LocalDate }

/** Locks what checks complete: rows of the memos, and trainings in none. Stale where one of these is no more as it was planned. */
export function* gatherChecked(
  { companyId, date, today }: Place,
  checked: readonly Checked[],
  memos: ReadonlyMap<MemoId, Memo | null>,
  signed: Signed,
): Gathering<Result<GatheredChecks, NotFound | Stale>, CheckQuestion> {
  const results = new Map(checked.map(({ duty, result }) => [duty.id, result]))
  const edited: EditedMemo[] = []
  for (const memo of memos.values()) {
    const rows = memo && endRows(memo, results, date)
    if (!rows) continue
    const gathered = yield* gatherRows(memo, { rows }, today, signed)
    if (!gathered.ok) return gathered
    edited.push({ memo, rows: gathered.value })
  }
  const alone = checked.filter(({ duty }) => duty.memo === null)
  const of = alone.map(({ duty }) => duty.id)
  const known = of.length > 0 ? yield* lockObligations({ companyId, ids: of }) : nothingKnown
  // Each memo has drawn ids as if it were alone.
  const count = edited.reduce((sum, { rows }) => sum + rows.completionIds.length, alone.length)
  const ids = (count > 0 ? yield* newCompletionIds({ companyId, count }) : []).values()
  const byHand = alone.flatMap((one) => {
    const facts = known.get(one.duty.id)
    return facts && isAsPlanned(facts, one.duty) ? [{ ...one, known: facts, id: drawNext(ids) }] : []
  })
  const inTurn = edited.map(({ memo, rows }) => ({
    memo,
    rows: { ...rows, completionIds: drawSome(ids, rows.completionIds.length) },
  }))
  return byHand.length < alone.length ? err(stale) : ok({ edited: inTurn, byHand })
}

const drawSome = (ids: Iterator<CompletionId>, count: number): readonly CompletionId[] =>
  Array.from({ length: count }, () => drawNext(ids))

const nothingKnown: ReadonlyMap<ObligationId, KnownObligation> = new Map()

/** All rows of the memo, those that were checked as they ended; null where none was. */
function endRows({ rows }: Memo, results: ReadonlyMap<ObligationId, CheckResult>, date: LocalDate) {
  if (!rows.some(({ obligationId }) => results.has(obligationId))) return null
  return rows.map(({ obligationId, outcome }) => {
    const result = results.get(obligationId)
    return {
      ...{ obligationId, quantity: null },
      outcome: result ? ({ kind: 'dated', date, result } as const) : outcome,
    }
  })
}

const isAsPlanned = ({ obligation, completions }: KnownObligation, duty: StandingObligation): boolean =>
  !obligation.removed &&
  obligation.memo === null &&
  deriveStanding(obligation, completions).baseDate === duty.baseDate

type Written = Pick<WrittenMemo, 'changes'> & {
  readonly writes: readonly (MemoWrite | ObligationWrite)[]
  readonly made: MadeByPaper
}

/** What the checks write: each completion with the number of the protocol, where there is one. */
export function writeChecked(
  { edited, byHand }: GatheredChecks,
  { date, papers }: { readonly date: LocalDate; readonly papers: CompletionPapers | null },
  signed: Signed,
): Result<Written, MemoRefusal> {
  const memos: WrittenMemo[] = []
  for (const { memo, rows } of edited) {
    const plan = planMemo(memo, rows.change, rows.known)
    if (!plan.ok) return plan
    memos.push(writePlan(memo, plan.value, rows, signed))
  }
  const alone = writeChanged(
    byHand.map((one) => completeOne(one, date, signed)),
    signed,
  )
  const writes = [...memos, alone].flatMap((one) => one.writes).map((write) => withPapers(write, papers))
  const rows = writes.flatMap((write) =>
    write.kind === 'entered-completions'
      ? write.rows.flatMap(({ memoId, obligationId, id }) =>
          memoId === null ? [] : [{ memoId, obligationId, completionId: id }],
        )
      : [],
  )
  const entered = byHand.map(({ known, id }) => ({ obligationId: known.obligation.id, completionId: id }))
  return ok({
    writes,
    changes: [...memos, alone].flatMap((one) => one.changes),
    made: { ...nothingMade, done: { ...nothingMade.done, entered }, rows },
  })
}

function completeOne(
  { known, id, result, issued }: GatheredChecks['byHand'][number],
  date: LocalDate,
  signed: Signed,
): ChangedFacts {
  const fact = {
    date: issued?.on ?? date,
    ...{ result, quantity: issued?.quantity ?? null, registeredOn: null },
  }
  const entered = enterFact(fact, known.obligation.id, { id, memoId: null, signed })
  const { obligation, completions } = known
  return { before: known, after: { obligation, completions: [...completions, entered] } }
}

const withPapers = <W extends MemoWrite | ObligationWrite>(write: W, papers: CompletionPapers | null): W =>
  papers && write.kind === 'entered-completions'
    ? { ...write, rows: write.rows.map((row) => ({ ...row, papers })) }
    : write
