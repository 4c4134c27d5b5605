import type { Completion } from '../completion.ts'
import type { Obligation } from '../obligation.ts'
import { currentSubject } from './current-subject.ts'
import { type Standing, standingOf } from './standing.ts'

/** An obligation with where it stands today; its class or level is the one found last. */
export type StandingObligation = Obligation & Standing

/** An obligation as everyone is shown it. */
export const standingObligation = ({
  obligation,
  completions,
}: {
  readonly obligation: Obligation
  readonly completions: readonly Completion[]
}): StandingObligation => ({
  ...obligation,
  subject: currentSubject(obligation.subject, completions),
  ...standingOf(obligation, completions),
})
