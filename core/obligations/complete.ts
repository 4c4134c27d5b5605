import { command } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Input as Fields } from '../shared/input/field-reader.ts'
import type { FieldErrors, NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { changeCompletions } from './facts/changed-completions.ts'
import { gatherEntry } from './facts/gather-entry.ts'
import { type Settled, settle } from './facts/settle.ts'
import type { ObligationId } from './obligation.ts'
import { readCompletion } from './reading/parse-completion.ts'
import type { CompletionCode, HoldingRefusal } from './refusals.ts'

type Input = {
  readonly companyId: CompanyId
  readonly id: ObligationId
  /** As `readCompletion` reads it. */
  readonly fact: Fields
}

/** Enters a completion by hand (внести прохождение), without a memo. */
export const complete = command({
  name: 'completions/complete',
  gather: ({ companyId, id }: Input) => gatherEntry({ companyId, id }),
  decide(
    { known, today, completionId },
    { fact },
    signed,
  ): Result<Settled, FieldErrors<CompletionCode> | NotFound | HoldingRefusal> {
    const { obligation } = known
    const read = readCompletion(obligation.subject, fact, today)
    if (!read.ok) return read
    const entry = { id: completionId, memoId: null, signed }
    const completions = changeCompletions(known, { takeBack: [], enter: read.value }, entry)
    return settle(known, { obligation, completions }, null, signed)
  },
})
