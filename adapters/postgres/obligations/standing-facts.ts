import type { ObligationFacts } from '@osh/core/memos/plan-memo.ts'
import type { StandingObligation } from '@osh/core/obligations/obligation-repository.ts'
import { currentSubject } from '@osh/core/obligations/standing/current-subject.ts'
import { standingOf } from '@osh/core/obligations/standing/standing.ts'

export type Facts = Pick<ObligationFacts, 'obligation' | 'completions'>

/** The obligation as everybody is shown it. */
export const standing = ({ obligation, completions }: Facts): StandingObligation => ({
  ...obligation,
  subject: currentSubject(obligation.subject, completions),
  ...standingOf(obligation, completions),
})
