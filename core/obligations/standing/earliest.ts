import type { Earliest } from '../../employees/shortage.ts'
import { compareDays } from '../../shared/dates/compare-days.ts'
import { isNotDone } from './standing.ts'
import type { StandingObligation } from './standing-obligation.ts'

/** What falls due first by live obligations of one section. */
export function findEarliest(duties: readonly Pick<StandingObligation, 'baseDate' | 'deadline'>[]): Earliest {
  if (duties.some(isNotDone)) return 'notDone'
  return duties.flatMap(({ deadline }) => deadline ?? []).toSorted(compareDays)[0] ?? null
}
