import { type NotFound, notFound } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Completion, CompletionId } from '../completion.ts'
import type { EnteredByMemo, InActiveMemo } from '../refusals.ts'
import { refuseInActiveMemo } from './in-active-memo.ts'
import type { ObligationFacts } from './obligation-facts.ts'

/** The live completion, if it may be touched by hand: no memo has entered it, and the obligation is in no active one. */
export function findByHand(
  { obligation, completions }: ObligationFacts,
  id: CompletionId,
): Result<Completion, NotFound | EnteredByMemo | InActiveMemo> {
  const fact = completions.find((one) => one.id === id && one.takenBack === null)
  if (!fact) return err(notFound)
  if (fact.memoId !== null) return err({ code: 'completion/entered-by-memo' })
  const inMemo = refuseInActiveMemo(obligation)
  return inMemo ? err(inMemo) : ok(fact)
}
