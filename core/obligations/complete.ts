import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import { todayOf } from '../companies/company-facts.ts'
import { type FieldErrors, type NotFound, notFound } from '../shared/refusals.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { CompletionFact } from './completion.ts'
import { changedCompletions } from './facts/changed-completions.ts'
import { checkCompletion, storedFact } from './facts/check-completion.ts'
import { lockWithPpe } from './facts/lock-live.ts'
import { newCompletionIds } from './facts/obligation-facts.ts'
import { type Settled, settle } from './facts/settle.ts'
import type { ObligationId } from './obligation.ts'
import type { HoldingRefusal } from './refusals.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: ObligationId
  readonly fact: CompletionFact
}

/** Enters a completion by hand (внести прохождение), without a memo. */
export const complete = command({
  name: 'completions/complete',
  *gather({ companyId, id }: Input) {
    const known = yield* lockWithPpe({ companyId, id })
    if (!known) return err(notFound)
    const today = yield* todayOf({ companyId })
    const [completionId] = yield* newCompletionIds({ companyId, count: 1 })
    return ok({ known, today, completionId })
  },
  decide(
    { known, today, completionId },
    { fact },
    signed,
  ): Result<Settled, FieldErrors | NotFound | HoldingRefusal> {
    const { obligation } = known
    const refusal = checkCompletion(obligation.subject, fact, today)
    if (refusal) return err(refusal)
    const enter = storedFact(obligation.subject, fact)
    const entry = { id: completionId, memoId: null, signed }
    const completions = changedCompletions(known, { takeBack: [], enter }, entry)
    return settle(known, { obligation, completions }, null, signed)
  },
})
