import { compareInRussian } from '../../../shared/names/russian-order.ts'
import { countPeople, countRows, type Row, tellRows } from '../company/rows.ts'
import type { DoneWork, Post } from '../facts/work-records.ts'
import type { KnownAnswer } from '../source.ts'

/** In the order in which it was done, of one day by name. */
export const sortByDay = (done: readonly DoneWork[]): readonly DoneWork[] =>
  done.toSorted((a, b) => a.date.localeCompare(b.date) || compareInRussian(a.fullName, b.fullName))

/** «Монтажник, Участок монтажа» */
export const wordPost = ({ position, department }: Post): string =>
  [position, department].filter((word) => word !== '').join(', ')

/** A row for each of what was done, in its order. */
export function tellDone(done: readonly DoneWork[], tell: (one: DoneWork) => Row): KnownAnswer | null {
  const rows = sortByDay(done).map(tell)
  const people = new Set(done.map(({ employeeId }) => employeeId)).size
  return tellRows(rows, `из выполненных обязательств: ${countRows(rows)}, ${countPeople(people)}`)
}
