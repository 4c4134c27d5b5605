import { addMonths, type LocalDate } from '../../shared/dates/local-date.ts'
import type { StandingObligation } from './standing-obligation.ts'

/** How far ahead an employee's card looks. The product's own choice, not the law's. */
const MONTHS_AHEAD = 3

export type Due<O extends Pick<StandingObligation, 'deadline'> = StandingObligation> = O & {
  readonly deadline: LocalDate
}

/** What falls due next. */
export type Upcoming<O extends Pick<StandingObligation, 'deadline'>> = {
  /** Overdue or due by `until`, earliest first. */
  readonly near: readonly Due<O>[]
  /** How many fall due after `until`. */
  readonly later: number
  readonly until: LocalDate
}

/** What falls due within three months, and how much after them; obligations without a deadline are in neither. */
export function findUpcoming<O extends Pick<StandingObligation, 'deadline'>>(
  obligations: readonly O[],
  today: LocalDate,
): Upcoming<O> {
  const until = addMonths(today, MONTHS_AHEAD)
  const due = obligations.filter((obligation): obligation is Due<O> => obligation.deadline !== null)
  const near = due.filter(({ deadline }) => deadline <= until)
  return {
    near: near.toSorted((a, b) => (a.deadline < b.deadline ? -1 : a.deadline > b.deadline ? 1 : 0)),
    later: due.length - near.length,
    until,
  }
}
