import type { LocalDate } from '../shared/dates/local-date.ts'

/**
 * Enters a completion date in one row of a form. While all rows are empty, the first date fills them all:
 * a group is mostly briefed or trained on one day. Clearing or changing later touches that row alone.
 */
export function enterDate(
  dates: readonly (LocalDate | null)[],
  index: number,
  date: LocalDate | null,
): readonly (LocalDate | null)[] {
  const fillsAll = dates.every((d) => d === null)
  return dates.map((old, i) => (fillsAll || i === index ? date : old))
}
