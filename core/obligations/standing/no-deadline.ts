import { isNotDone } from './standing.ts'
import type { StandingObligation } from './standing-obligation.ts'

/** Why an obligation has no deadline. */
export type NoDeadline = 'closed' | 'done' | 'not-done' | 'never'

/**
 * Why there is no deadline: closed by an assessment, done once and for all, never done and to be done now,
 * or a periodicity that has no next date. Asked only of an obligation without one.
 */
export function tellWhyNoDeadline({
  closed,
  periodicity,
  baseDate,
  subject,
}: Pick<StandingObligation, 'closed' | 'periodicity' | 'baseDate' | 'subject'>): NoDeadline {
  if (closed) return 'closed'
  if (isNotDone({ baseDate, deadline: null, subject, periodicity })) return 'not-done'
  return periodicity.kind === 'once' ? 'done' : 'never'
}
