import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { type Nearness, nearnessOf } from '@osh/core/deadlines/window.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** What is on one line of the table: a row, or the head of the group below it. */
export type TableItem =
  | { readonly is: 'group'; readonly group: Nearness }
  | { readonly is: 'row'; readonly group: Nearness | null; readonly row: DeadlineRow }

/** Lines of a table in the order of deadlines: each group under its head. In any other order the table is flat. */
export function tableItems(
  rows: readonly DeadlineRow[],
  byDeadline: boolean,
  today: LocalDate,
): readonly TableItem[] {
  if (!byDeadline) return rows.map((row) => ({ is: 'row', group: null, row }))
  const items: TableItem[] = []
  let last: Nearness | null = null
  for (const row of rows) {
    const group = nearnessOf(row.deadline, today)
    if (group !== last) items.push({ is: 'group', group })
    items.push({ is: 'row', group, row })
    last = group
  }
  return items
}
