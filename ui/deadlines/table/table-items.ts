import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { deriveNearness, type Nearness } from '@osh/core/deadlines/window.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** What is on one line of the table: a row, or the head of the group below it. */
export type TableItem =
  | { readonly is: 'group'; readonly group: Nearness }
  | { readonly is: 'row'; readonly group: Nearness | null; readonly row: DeadlineRow }

/**
 * Lines of a table in the order of deadlines: each group under its head. In any other order the table is flat, but for those who are
 * away: they come last in both.
 */
export function listTableItems(
  rows: readonly DeadlineRow[],
  byDeadline: boolean,
  today: LocalDate,
): readonly TableItem[] {
  const items: TableItem[] = []
  let last: Nearness | null = null
  for (const row of rows) {
    const told = deriveNearness(row.deadline, today, row.away !== null)
    const group = byDeadline || told === 'waiting' ? told : null
    if (group !== null && group !== last) items.push({ is: 'group', group })
    items.push({ is: 'row', group, row })
    last = group
  }
  return items
}
