import { type RawBuilder, sql } from 'kysely'

/** Columns that a statement takes from arrays, one array each, as `name type`. */
export type Columns = readonly string[]

type Row = Readonly<Record<string, unknown>>

const takeColumnName = (column: string): string => column.slice(0, column.indexOf(' '))
const nameOf = (column: string): string => `"${takeColumnName(column)}"`
const takeColumnType = (column: string): string => column.slice(column.indexOf(' ') + 1)

/**
 * The rows as a table: any number of them in one statement. At least one column has a value. How many they are is not told to the
 * planner (`select`): for thousands it would read the whole of the table that they are joined to, instead of looking each up by its key.
 */
export const recordset = (columns: Columns, rows: readonly Row[], name: string): RawBuilder<unknown> => {
  const arrays = columns.map(
    (column) =>
      sql`(select ${printArray(rows, takeColumnName(column))}::${sql.raw(takeColumnType(column))}[])`,
  )
  return sql`unnest(${sql.join(arrays)}) as ${sql.raw(name)} (${namesOf(columns)})`
}

/** A column of the rows as PostgreSQL writes an array. Where all are null it is empty: beside the others it is filled up with nulls. */
function printArray(rows: readonly Row[], name: string): string {
  const isNull = rows.every((row) => row[name] === null || row[name] === undefined)
  if (isNull) return '{}'
  let [last, element]: [unknown, string] = [null, 'null']
  const elements = rows.map((row) => {
    const value = row[name]
    if (value !== last) [last, element] = [value, printElement(value)]
    return element
  })
  return `{${elements.join()}}`
}

function printElement(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  return typeof value === 'string'
    ? `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`
    : String(value)
}

export const namesOf = (columns: Columns): RawBuilder<unknown> => sql.raw(columns.map(nameOf).join(', '))

/** `set` of an update: each column to what the table of that name has. */
export const setFrom = (columns: Columns, name: string): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => `${nameOf(column)} = ${name}.${nameOf(column)}`).join(', '))
