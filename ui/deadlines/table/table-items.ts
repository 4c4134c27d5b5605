import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { addMonths, type LocalDate } from '@osh/core/shared/dates/local-date.ts'

export type GroupName = 'overdue' | 'soon' | 'later'

/** What is on one line of the table: a row, or the head of the group below it. */
export type TableItem =
  | { readonly is: 'group'; readonly group: GroupName }
  | { readonly is: 'row'; readonly group: GroupName | null; readonly row: DeadlineRow }

/** The group of a deadline on that day. */
export function groupingOn(today: LocalDate): (deadline: LocalDate) => GroupName {
  const monthAhead = addMonths(today, 1)
  return (deadline) => (deadline < today ? 'overdue' : deadline <= monthAhead ? 'soon' : 'later')
}

/** Lines of a table in the order of deadlines: each group under its head. In any other order the table is flat. */
export function tableItems(
  rows: readonly DeadlineRow[],
  byDeadline: boolean,
  today: LocalDate,
): readonly TableItem[] {
  if (!byDeadline) return rows.map((row) => ({ is: 'row', group: null, row }))
  const groupOf = groupingOn(today)
  const items: TableItem[] = []
  let last: GroupName | null = null
  for (const row of rows) {
    const group = groupOf(row.deadline)
    if (group !== last) items.push({ is: 'group', group })
    items.push({ is: 'row', group, row })
    last = group
  }
  return items
}
