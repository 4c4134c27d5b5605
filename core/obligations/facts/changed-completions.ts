import type { Signed } from '../../shared/identity.ts'
import type { Completion, CompletionFact, CompletionId } from '../completion.ts'
import type { MemoId } from '../memo-reference.ts'
import type { ObligationId } from '../obligation.ts'
import type { ObligationFacts } from './obligation-facts.ts'

/** Which completions go, and which one comes. */
export type FactChange = { readonly takeBack: readonly CompletionId[]; readonly enter: CompletionFact | null }

/** How a completion is entered: under which id, by which memo (null: by hand), by whom and when. */
export type Entry = { readonly id: CompletionId; readonly memoId: MemoId | null; readonly signed: Signed }

/** The completions after the change: those taken back stay, marked; the new one comes last. */
export function changeCompletions(
  { obligation, completions }: ObligationFacts,
  { takeBack, enter }: FactChange,
  entry: Entry,
): readonly Completion[] {
  const left = takeBackFacts(completions, takeBack, entry.signed)
  return enter ? [...left, enterFact(enter, obligation.id, entry)] : left
}

/** The completions after some are taken back. */
export const takeBackFacts = (
  completions: readonly Completion[],
  ids: readonly CompletionId[],
  { by, at }: Signed,
): readonly Completion[] =>
  completions.map((fact) => (ids.includes(fact.id) ? { ...fact, takenBack: { by, at } } : fact))

/** The completion as it is stored. */
export const enterFact = (
  { date, result, quantity, registeredOn }: CompletionFact,
  obligationId: ObligationId,
  { id, memoId, signed }: Entry,
): Completion => ({
  id,
  obligationId,
  memoId,
  date,
  result,
  quantity,
  registeredOn,
  enteredBy: signed.by,
  enteredAt: signed.at,
  takenBack: null,
})
