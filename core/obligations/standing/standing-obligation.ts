import type { Completion } from '../completion.ts'
import type { Obligation } from '../obligation.ts'
import { deriveCurrentSubject } from './current-subject.ts'
import { deriveStanding, type Standing } from './standing.ts'

/** An obligation with where it stands today; its class or level is the one found last. */
export type StandingObligation = Obligation & Standing

/** An obligation as everyone is shown it. */
export const makeStandingObligation = ({
  obligation,
  completions,
}: {
  readonly obligation: Obligation
  readonly completions: readonly Completion[]
}): StandingObligation => ({
  ...obligation,
  subject: deriveCurrentSubject(obligation.subject, completions),
  ...deriveStanding(obligation, completions),
})
