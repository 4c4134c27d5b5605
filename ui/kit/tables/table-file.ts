import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { LocalMoment } from '@osh/core/shared/dates/local-moment.ts'
import { HIDDEN } from '@osh/core/wording/rights/hidden.ts'

/** A column of a table that is saved: its head, as the screen has it, what a row has there, and of which row that is hidden from whoever saves it. */
export type Column<Row> = { readonly head: string; readonly hidden?: (row: Row) => boolean } & (
  | { readonly text: (row: Row) => string | null }
  | { readonly day: (row: Row) => LocalDate | null }
  | { readonly moment: (row: Row) => LocalMoment | null }
  | { readonly number: (row: Row) => number | null }
)

/** A cell; a day or a moment is a date of its own, so that the program which opens the file can count with it. */
export type Cell = string | number | Date | null

/** A table as it is saved; `name` is of the file, without its ending, `note` what is said once it is saved. */
export type TableFile = {
  readonly name: string
  readonly note?: string
  readonly heads: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
}

export const makeTableFile = <Row>(
  name: string,
  columns: readonly Column<Row>[],
  rows: readonly Row[],
): TableFile => ({
  name,
  heads: columns.map(({ head }) => head),
  rows: rows.map((row) => columns.map((column) => takeCell(column, row))),
})

function takeCell<Row>(column: Column<Row>, row: Row): Cell {
  if (column.hidden?.(row)) return HIDDEN
  if ('number' in column) return column.number(row)
  if ('text' in column) return column.text(row)?.replace(/[\u00a0\u202f]/gu, ' ') ?? null
  if ('moment' in column) return readTime(column.moment(row), ':00Z')
  return readTime(column.day(row), 'T00:00:00Z')
}

const readTime = (written: string | null, rest: string): Date | null =>
  written === null ? null : new Date(written + rest)
