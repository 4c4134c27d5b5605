import { type AdmissionFacts, barredEmployees } from '../admission/barred-employee.ts'
import type { Horizon } from '../deadline-tables/deadline-table.ts'
import { filterSections } from '../sections/section.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import { type PageQuery, pageOf } from '../shared/page.ts'
import type { BarredToday } from './today.ts'

/** The sections of which an overdue row keeps someone from work. */
export const barringSections = filterSections(({ bars }) => bars !== null)

type Known = AdmissionFacts & {
  /** The nearest deadline of those sections from today on. */
  readonly next: Horizon['next']
  /** Whether there are more rows than these: the total is then no more than what was counted. */
  readonly cut: boolean
}

/** A page of those who may not work today. */
export function barredToday({ next, cut, ...facts }: Known, today: LocalDate, page: PageQuery): BarredToday {
  const all = barredEmployees(facts, today)
  const listed = pageOf(all, page)
  return {
    ...listed,
    more: listed.more || cut,
    suspended: all.filter(({ order }) => order?.effect === 'suspends').length,
    next: all.length === 0 ? next : null,
  }
}
