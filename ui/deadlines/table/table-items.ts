import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { addMonths, type LocalDate } from '@osh/core/shared/local-date.ts'

export type GroupName = 'overdue' | 'soon' | 'later'

/** What stands on one line of the table: a row, or the head of the group below it. */
export type TableItem =
  | { readonly is: 'group'; readonly group: GroupName }
  | { readonly is: 'row'; readonly group: GroupName | null; readonly row: DeadlineRow }

export const groupOf = (deadline: LocalDate, today: LocalDate): GroupName => {
  if (deadline < today) return 'overdue'
  return deadline <= addMonths(today, 1) ? 'soon' : 'later'
}

/** Lines of a table in the order of deadlines: each group under its head. In any other order the table is flat. */
export function tableItems(
  rows: readonly DeadlineRow[],
  byDeadline: boolean,
  today: LocalDate,
): readonly TableItem[] {
  if (!byDeadline) return rows.map((row) => ({ is: 'row', group: null, row }))
  let last: GroupName | null = null
  return rows.flatMap((row): TableItem[] => {
    const group = groupOf(row.deadline, today)
    const item: TableItem = { is: 'row', group, row }
    if (group === last) return [item]
    last = group
    return [{ is: 'group', group }, item]
  })
}
