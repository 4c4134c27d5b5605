import { countDaysBetween, type LocalDate } from '../../shared/dates/local-date.ts'

/** When somebody is on the payroll. */
export type Employment = {
  readonly hireDate: LocalDate
  /** The last day on it; null while employed. */
  readonly dismissalDate: LocalDate | null
  /** Maternity and parental leaves: whoever is on one is not counted. One person's never overlap. */
  readonly leaves: readonly { readonly from: LocalDate; readonly to: LocalDate | null }[]
}

/**
 * The average number on the payroll in a year as the records have it, up to today while the year lasts: days on the payroll divided by days, rounded. A
 * first guess: those employed on the side and part-time are not known to the records. Zero for a year that has not begun.
 */
export function computeAverageHeadcount(
  people: readonly Employment[],
  year: number,
  today: LocalDate,
): number {
  const { first, last, days } = findYearSpan(year, today)
  if (days === 0) return 0
  const worked = people.reduce((sum, one) => sum + countPayrollDays(one, first, last), 0)
  return Math.round(worked / days)
}

/** The days of a year that have come; none of one that has not begun. */
export function findYearSpan(year: number, today: LocalDate) {
  const first = `${year}-01-01` as LocalDate
  const last = pickEarlier(`${year}-12-31` as LocalDate, today)
  return { first, last, days: countDaysIn(first, last) }
}

/** On how many of those days, both inclusive, someone is on the payroll. */
export function countPayrollDays(
  { hireDate, dismissalDate, leaves }: Employment,
  first: LocalDate,
  last: LocalDate,
): number {
  const from = pickLater(hireDate, first)
  const to = dismissalDate === null ? last : pickEarlier(dismissalDate, last)
  const away = leaves.map((leave) =>
    countDaysIn(pickLater(leave.from, from), pickEarlier(leave.to ?? to, to)),
  )
  return countDaysIn(from, to) - away.reduce((sum, days) => sum + days, 0)
}

/** Both inclusive; none where the second is before the first. */
export const countDaysIn = (from: LocalDate, to: LocalDate): number =>
  Math.max(0, countDaysBetween(from, to) + 1)

const pickLater = (a: LocalDate, b: LocalDate): LocalDate => (a > b ? a : b)
const pickEarlier = (a: LocalDate, b: LocalDate): LocalDate => (a < b ? a : b)
