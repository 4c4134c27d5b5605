import type { Earliest } from '../../employees/shortage.ts'
import { compareDays } from '../../shared/dates/compare-days.ts'
import { isFailed } from './can-bar.ts'
import { isNotDone } from './standing.ts'
import type { StandingObligation } from './standing-obligation.ts'

type Duty = Pick<StandingObligation, 'subject' | 'periodicity' | 'baseDate' | 'deadline' | 'retakeBy'>

/** What falls due first by live obligations of one section. */
export function findEarliest(duties: readonly Duty[]): Earliest {
  if (duties.some((duty) => isNotDone(duty) || isFailed(duty))) return 'atOnce'
  return duties.flatMap(({ deadline }) => deadline ?? []).toSorted(compareDays)[0] ?? null
}
