import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { CompletionId } from './completion.ts'
import { takeBackFacts } from './facts/changed-completions.ts'
import { findByHand } from './facts/entered-by-hand.ts'
import { lockWithPpe } from './facts/lock-live.ts'
import { type Settled, settle } from './facts/settle.ts'
import type { ObligationId } from './obligation.ts'
import type { EnteredByMemo, HoldingRefusal, InActiveMemo } from './refusals.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: ObligationId
  readonly completionId: CompletionId
}

/** Takes back a completion entered by hand (отменить прохождение): the fact stays, and counts for nothing. */
export const takeBack = command({
  name: 'completions/take-back',
  *gather({ companyId, id }: Input) {
    const known = yield* lockWithPpe({ companyId, id })
    return known ? ok(known) : err(notFound)
  },
  decide(
    known,
    { completionId },
    signed,
  ): Result<Settled, NotFound | InActiveMemo | EnteredByMemo | HoldingRefusal> {
    const fact = findByHand(known, completionId)
    if (!fact.ok) return fact
    const completions = takeBackFacts(known.completions, [completionId], signed)
    return settle(known, { obligation: known.obligation, completions }, completionId, signed)
  },
})
