import { type RawBuilder, sql } from 'kysely'

/** Columns that a statement takes from a JSON array, each as `name type`. */
export type Columns = readonly string[]

const nameOf = (column: string): string => `"${column.slice(0, column.indexOf(' '))}"`

/** The rows as a table: any number of them in one statement. */
export const recordset = (columns: Columns, rows: readonly object[], name: string): RawBuilder<unknown> =>
  sql`json_to_recordset(${JSON.stringify(rows)}::json) as ${sql.raw(`${name} (${columns.join(', ')})`)}`

export const namesOf = (columns: Columns): RawBuilder<unknown> => sql.raw(columns.map(nameOf).join(', '))

/** `set` of an update: each column to what the table of that name has. */
export const setFrom = (columns: Columns, name: string): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => `${nameOf(column)} = ${name}.${nameOf(column)}`).join(', '))
