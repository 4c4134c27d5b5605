import type { LocalDate } from '../../shared/dates/local-date.ts'
import { pageOf } from '../../shared/page.ts'
import { markText } from '../../shared/texts/mark.ts'
import {
  type Difference,
  type DifferenceCounts,
  type DifferenceKind,
  type DifferenceQuery,
  type DifferenceRow,
  differenceKinds,
  isApplied,
} from './difference.ts'

export function countDifference(rows: readonly DifferenceRow[]): DifferenceCounts {
  const counts = { assign: 0, change: 0, close: 0, held: 0, withoutSection: 0 }
  const people = new Set<number>()
  for (const row of rows) {
    if (row.withoutSection) counts.withoutSection += 1
    else counts[row.memo ? 'held' : row.kind] += 1
    if (isApplied(row)) people.add(row.employeeId)
  }
  return { ...counts, people: people.size }
}

/** A mark of what was looked at: other rows, or other values in them, give another. */
export const markDifference = (rows: readonly DifferenceRow[]): string =>
  markText(
    JSON.stringify(
      rows.map((row) => [
        ...[row.kind, row.employeeId, row.requirementId, row.obligationId, row.deadline, row.memo?.id],
        ...[row.subject, row.periodicity, row.withoutSection],
      ]),
    ),
  )

/** The difference as it is looked at: all of it counted, a page of its rows. */
export function tellDifference(
  rows: readonly DifferenceRow[],
  today: LocalDate,
  { kind, page, limit }: Pick<DifferenceQuery, 'kind' | 'page' | 'limit'>,
): Omit<Difference, 'unanswered'> {
  const free = rows.filter(isApplied)
  const assigned = free.filter((row) => row.kind === 'assign')
  const worst = Object.fromEntries(differenceKinds.map((one) => [one, findWorst(free, one)]))
  const shown = [...free, ...rows.filter((row) => !isApplied(row))]
  return {
    today,
    counts: countDifference(rows),
    requirements: new Set(assigned.map(({ requirementId }) => requirementId)).size,
    firstDeadline: findWorst(free, 'assign')?.deadline ?? null,
    overdue: assigned.filter(({ deadline }) => deadline !== null && deadline < today).length,
    worst: worst as Difference['worst'],
    mark: markDifference(rows),
    rows: pageOf(kind === null ? shown : shown.filter((row) => row.kind === kind), { page, limit }),
  }
}

/** Of what is closed that which was due first: it has no deadline any more. */
const findWorst = (rows: readonly DifferenceRow[], kind: DifferenceKind): DifferenceRow | null =>
  rows.reduce<DifferenceRow | null>(
    (worst, row) => (row.kind === kind && (worst === null || dueOf(row) < dueOf(worst)) ? row : worst),
    null,
  )

const NEVER = '9999-12-31'
const dueOf = ({ kind, deadline, before }: DifferenceRow): string =>
  (kind === 'close' ? before?.deadline : deadline) ?? NEVER
