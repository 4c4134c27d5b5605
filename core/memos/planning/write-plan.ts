import type { Decision } from '../../commands/command.ts'
import { findChangedValues, joinChanges, type RecordChange } from '../../commands/journal.ts'
import type { Completion, CompletionId } from '../../obligations/completion.ts'
import { enterFact, takeBackFacts } from '../../obligations/facts/changed-completions.ts'
import type { KnownObligation, ObligationWrite } from '../../obligations/facts/obligation-facts.ts'
import { type ChangedFacts, writeChanged, writeGiven } from '../../obligations/facts/write-facts.ts'
import type { ObligationId } from '../../obligations/obligation.ts'
import type { Signed } from '../../shared/identity.ts'
import type { Memo, MemoId, MemoRow } from '../memo.ts'
import type { MemoWrite } from '../memo-facts.ts'
import type { GatheredRows } from './gather-rows.ts'
import type { MemoPlan } from './memo-plan.ts'

export type WrittenMemo = Decision<Memo, MemoWrite | ObligationWrite>

/** All that a plan writes; `before` is null for a new memo. A stored memo's version grows. */
export function writePlan(
  before: Memo | null,
  plan: MemoPlan,
  { known, given, completionIds }: Pick<GatheredRows, 'known' | 'given' | 'completionIds'>,
  signed: Signed,
): WrittenMemo {
  const memo = before ? { ...plan.memo, version: before.version + 1 } : plan.memo
  const ids = completionIds.values()
  const rows = [...(before?.rows ?? []), ...memo.rows]
  const touched = [...new Set(rows.map(({ obligationId }) => obligationId))]
  const changes = makeFactsChange({ ...plan, memo }, ids, signed)
  const changed = touched.flatMap((id) => changes(known.obligations.get(id)))
  const [fromGiven, fromChanged] = [writeGiven(given), writeChanged(changed, signed)]
  const own: MemoWrite = before
    ? { kind: 'changed-memos', rows: [{ before, memo }] }
    : { kind: 'formed-memos', rows: [{ memo, formed: signed }] }
  return {
    writes: [...fromGiven.writes, own, ...fromChanged.writes],
    changes: [...fromGiven.changes, ...listMemoChanges(before, memo), ...fromChanged.changes],
    answer: memo,
  }
}

/** How the plan changes the facts of an obligation; nothing where they stay. */
function makeFactsChange(
  { memo: { id: memoId, number }, takeBack, enter, standing }: MemoPlan,
  ids: Iterator<CompletionId>,
  signed: Signed,
): (facts: KnownObligation | undefined) => readonly ChangedFacts[] {
  const [gone, here] = [new Set(takeBack), new Set(standing)]
  return (before) => {
    if (!before) return []
    const { obligation, completions } = before
    const { id } = obligation
    const elsewhere = obligation.memo?.id === memoId ? null : obligation.memo
    const memo = here.has(id) ? { id: memoId, number } : elsewhere
    const fact = enter.get(id)
    if (memo?.id === obligation.memo?.id && !fact && !gone.has(id)) return []
    const left = gone.has(id)
      ? takeBackFacts(completions, listOwnCompletions(completions, memoId), signed)
      : completions
    const news = fact ? [enterFact(fact, id, { id: takeNextId(ids), memoId, signed })] : []
    return [{ before, after: { obligation: { ...obligation, memo }, completions: [...left, ...news] } }]
  }
}

const listOwnCompletions = (completions: readonly Completion[], memo: MemoId): readonly CompletionId[] =>
  completions.filter(({ memoId, takenBack }) => memoId === memo && takenBack === null).map(({ id }) => id)

function takeNextId(ids: Iterator<CompletionId>): CompletionId {
  const next = ids.next()
  if (next.done) throw new Error('there are fewer ids than completions')
  return next.value
}

/** What the journal says of the memo: its words, which rows came and went, and how rows ended. */
function listMemoChanges(before: Memo | null, memo: Memo): readonly RecordChange[] {
  if (!before) {
    const rows = memo.rows.map(({ obligationId }) => obligationId)
    return [{ record: 'memo', ids: [memo.id], before: null, after: { ...takeWords(memo), rows } }]
  }
  const words = findChangedValues(takeWords(before), takeWords(memo))
  const [out, into] = [listRowsBeside(before, memo), listRowsBeside(memo, before)]
  const rows = out.length + into.length > 0 ? { before: { rows: out }, after: { rows: into } } : null
  const own = [words, rows].flatMap((change) =>
    change ? [{ record: 'memo', ids: [memo.id], ...change }] : [],
  )
  return [...own, ...joinChanges(listRowChanges(before, memo))]
}

const takeWords = ({ id: _, companyId: _c, rows: _r, version: _v, ...words }: Memo) => words

/** The obligations of the rows that the other memo has not. */
function listRowsBeside({ rows }: Memo, other: Memo): readonly ObligationId[] {
  const others = new Set(other.rows.map(({ obligationId }) => obligationId))
  return rows.flatMap(({ obligationId }) => (others.has(obligationId) ? [] : [obligationId]))
}

function listRowChanges(before: Memo, memo: Memo): readonly RecordChange[] {
  const old = new Map(before.rows.map((row) => [row.obligationId, row]))
  return memo.rows.flatMap((row) => {
    const was = old.get(row.obligationId)
    const change = was && findChangedValues(takeOutcome(was), takeOutcome(row))
    return change ? [{ record: 'memo-row', ids: [row.obligationId], ...change }] : []
  })
}

const takeOutcome = ({ outcome, subject }: MemoRow) => ({ outcome, subject })
