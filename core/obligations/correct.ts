import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Input as Patch } from '../shared/input/field-reader.ts'
import type { FieldErrors, NotFound } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { type Completion, type CompletionId, isSameFact } from './completion.ts'
import { changeCompletions } from './facts/changed-completions.ts'
import { findByHand } from './facts/entered-by-hand.ts'
import { gatherEntry } from './facts/gather-entry.ts'
import { type Settled, settle } from './facts/settle.ts'
import type { Obligation, ObligationId } from './obligation.ts'
import { readCompletion } from './reading/parse-completion.ts'
import type { CompletionCode, EnteredByMemo, HoldingRefusal, InActiveMemo } from './refusals.ts'
import { fixDeadline } from './standing/fixed-deadline.ts'
import { isInForce } from './standing/standing.ts'
import { makeStandingObligation } from './standing/standing-obligation.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: ObligationId
  readonly completionId: CompletionId
  /** Fields as `readCompletion` reads them; what is left out stays as it was entered. */
  readonly patch: Patch
}

/**
 * Corrects a completion entered by hand (исправить прохождение): the old fact stays, taken back, and one with another day,
 * result or quantity is entered; of two on one day it is the later. A fixed deadline that was set over the old one goes on holding.
 */
export const correct = command({
  name: 'completions/correct',
  gather: ({ companyId, id }: Input) => gatherEntry({ companyId, id }),
  decide(
    { known, today, completionId: newId },
    { completionId, patch },
    signed,
  ): Result<Settled, FieldErrors<CompletionCode> | NotFound | InActiveMemo | EnteredByMemo | HoldingRefusal> {
    const { obligation } = known
    const old = findByHand(known, completionId)
    if (!old.ok) return old
    const { date, result, quantity, registeredOn } = old.value
    const entered = { date, result, quantity, registeredOn }
    const read = readCompletion(obligation.subject, { ...entered, ...patch }, today)
    if (!read.ok) return read
    if (isSameFact(entered, read.value))
      return ok({ writes: [], changes: [], answer: makeStandingObligation(known) })
    const entry = { id: newId, memoId: null, signed }
    const changed = changeCompletions(known, { takeBack: [completionId], enter: read.value }, entry)
    const { papers } = old.value
    const completions = papers ? changed.map((one) => (one.id === newId ? { ...one, papers } : one)) : changed
    const fixed = carryFixed(obligation, known.completions, completions, completionId)
    return settle(known, { obligation: { ...obligation, fixed }, completions }, null, signed)
  },
})

/** The new completion is entered later than a deadline that was set when the old one was there: it doesn't supersede it. */
function carryFixed(
  { fixed }: Obligation,
  before: readonly Completion[],
  after: readonly Completion[],
  old: CompletionId,
): Obligation['fixed'] {
  const wasThere = fixed?.since && old <= fixed.since.completionId
  return fixed && wasThere && isInForce(fixed, before) ? fixDeadline(fixed.deadline, after) : fixed
}
