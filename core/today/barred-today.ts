import { type AdmissionFacts, barredEmployees } from '../admission/barred-employee.ts'
import type { Horizon } from '../deadline-tables/deadline-table.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { COUNTED_TO, type PageQuery, pageOf } from '../shared/page.ts'
import type { Assigned, BarredToday } from './today.ts'

type Known = AdmissionFacts & {
  /** The nearest deadline from today on of what may keep someone from work (`canBar`). */
  readonly next: Horizon['next']
  readonly assigned: Assigned | null
  /** Whether there are more rows than these: the total is then no more than what was counted. */
  readonly cut: boolean
}

/**
 * How much the records say of those at work.
 *
 * @param without how many have nothing assigned that may keep them from work (`canBar`), no further than is counted
 * @param isAnyAssigned whether anyone has
 */
export const countAssigned = (without: number, isAnyAssigned: boolean): Assigned => ({
  to: isAnyAssigned ? (without > 0 ? 'some' : 'all') : 'no-one',
  without: Math.min(without, COUNTED_TO),
})

/** A page of those who may not work today. */
export function barredToday(
  { next, assigned, cut, ...facts }: Known,
  today: LocalDate,
  page: PageQuery,
): BarredToday {
  const all = barredEmployees(facts, today)
  const listed = pageOf(all, page)
  return {
    ...listed,
    more: listed.more || cut,
    suspended: all.filter(({ order }) => order?.effect === 'suspends').length,
    next: all.length === 0 ? next : null,
    assigned: all.length === 0 ? assigned : null,
  }
}
