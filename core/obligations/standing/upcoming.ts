import { compareDays } from '../../shared/dates/compare-days.ts'
import { addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import { fallsDue, findNextDay, isDueBy } from './standing.ts'
import type { StandingObligation } from './standing-obligation.ts'

/** How far ahead an employee's card looks. The product's own choice, not the law's. */
const MONTHS_AHEAD = 3

type Dated = Pick<
  StandingObligation,
  'subject' | 'periodicity' | 'baseDate' | 'deadline' | 'retakeBy' | 'removed'
>

/** What falls due next. */
export type Upcoming<O extends Dated> = {
  /** Never done, overdue, due or to be taken again by `until`, in this order, then the earliest first. */
  readonly near: readonly O[]
  /** How many fall due after `until`. */
  readonly later: number
  readonly until: LocalDate
}

/** What falls due within three months, and how much after them; obligations that never fall due are in neither. */
export function findUpcoming<O extends Dated>(obligations: readonly O[], today: LocalDate): Upcoming<O> {
  const until = addMonths(today, MONTHS_AHEAD)
  const due = obligations.filter(fallsDue)
  const near = due.filter((one) => isDueBy({ ...one, deadline: findNextDay(one) }, until))
  return {
    near: near.toSorted((a, b) => compareDays(findNextDay(a), findNextDay(b))),
    later: due.length - near.length,
    until,
  }
}
