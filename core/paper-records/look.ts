import { command, type Decision } from '../commands/command.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { type AskedPaper, gatherOffer } from './gather-offer.ts'
import type { PaperOffer } from './offer.ts'

/** What a paper would record (посмотреть перед внесением); nothing is written. */
export const look = command({
  name: 'documents/look-at-records',
  gather: (asked: AskedPaper) => gatherOffer(asked),
  decide: ({ offer }): Result<Decision<PaperOffer, never>, NotFound> =>
    ok({ writes: [], changes: [], answer: offer }),
})
