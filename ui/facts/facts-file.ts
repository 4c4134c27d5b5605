import type { FactColumn, FactList } from '@osh/core/facts/fact-list.ts'
import type { FactRow } from '@osh/core/facts/fact-records.ts'
import { parseLocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Column, makeTableFile, type TableFile } from '#ui/kit/tables/table-file.ts'

/** A list of facts as it stands. */
export const makeFactsFile = ({ title, columns }: FactList, rows: readonly FactRow[]): TableFile =>
  makeTableFile(title, columns.map(readColumn), rows)

function readColumn({ name, label: head, type }: FactColumn): Column<FactRow> {
  if (type === 'number')
    return { head, number: (row) => (row[name] ? Number(row[name].replace(',', '.')) : null) }
  if (type !== 'date') return { head, text: (row) => row[name] || null }
  return {
    head,
    day: (row) => {
      const day = parseLocalDate(row[name] ?? '')
      return day.ok ? day.value : null
    },
  }
}
