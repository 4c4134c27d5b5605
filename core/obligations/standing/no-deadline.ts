import type { StandingObligation } from './standing-obligation.ts'

/**
 * Why nothing falls due: closed by an assessment, done once and for all, nothing to count from yet,
 * or a periodicity that has no next date. Asked only of an obligation without a deadline.
 */
export function tellWhyNoDeadline({
  closed,
  periodicity,
  baseDate,
}: Pick<StandingObligation, 'closed' | 'periodicity' | 'baseDate'>): 'closed' | 'done' | 'no-base' | 'never' {
  if (closed) return 'closed'
  if (periodicity.kind === 'once' && baseDate !== null) return 'done'
  return periodicity.kind === 'every' ? 'no-base' : 'never'
}
