import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'

/** A column of a table that is saved: its head, as the screen has it, and what a row has there. */
export type Column<Row> = { readonly head: string } & (
  | { readonly text: (row: Row) => string | null }
  | { readonly day: (row: Row) => LocalDate | null }
  | { readonly number: (row: Row) => number | null }
)

/** A cell; a day is a date of its own, so that the program which opens the file can count with it. */
export type Cell = string | number | Date | null

/** A table as it is saved; `name` is of the file, without its ending. */
export type TableFile = {
  readonly name: string
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
  if ('number' in column) return column.number(row)
  if ('text' in column) return column.text(row)?.replace(/[\u00a0\u202f]/gu, ' ') ?? null
  const day = column.day(row)
  return day === null ? null : new Date(`${day}T00:00:00Z`)
}
