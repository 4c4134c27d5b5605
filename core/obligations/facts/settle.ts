import type { Decision } from '../../commands/command.ts'
import type { Signed } from '../../shared/identity.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { CompletionId } from '../completion.ts'
import { checkHoldings } from '../ppe/check-holdings.ts'
import { takePpeFacts } from '../ppe/ppe-facts.ts'
import type { HoldingRefusal } from '../refusals.ts'
import { makeStandingObligation, type StandingObligation } from '../standing/standing-obligation.ts'
import type { LiveObligation } from './lock-live.ts'
import type { ObligationFacts, ObligationWrite } from './obligation-facts.ts'
import { writeChanged } from './write-facts.ts'

export type Settled = Decision<StandingObligation, ObligationWrite>

/** Writes the changed facts of one obligation, if its employee's PPE still adds up; `gone` as in `checkHoldings`. */
export function settle(
  before: LiveObligation,
  after: ObligationFacts,
  gone: CompletionId | null,
  signed: Signed,
): Result<Settled, HoldingRefusal> {
  const others = takeOutOwn(before)
  const refusal = checkHoldings(
    before.ppe,
    [...others, ...takePpeFacts(after.obligation, after.completions)],
    gone,
  )
  if (refusal) return err(refusal)
  return ok({ ...writeChanged([{ before, after }], signed), answer: makeStandingObligation(after) })
}

/** What has moved the employee's PPE beside the obligation itself. */
export function takeOutOwn({ completions, ppe }: LiveObligation): LiveObligation['ppe'] {
  const own = new Set(completions.map(({ id }) => id))
  return ppe.filter(({ completionId }) => !own.has(completionId))
}
