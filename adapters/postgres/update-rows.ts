import { type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { Work } from './transact.ts'

type Row = Readonly<Record<string, unknown>>

/**
 * Sets columns of rows that are there, in one statement for any number of them. All rows give the same columns; those of `key`,
 * all of them bigint, say which rows are meant.
 */
export async function updateRows<Key extends string>(
  work: Work,
  table: keyof Schema,
  key: readonly Key[],
  rows: readonly (Row & Readonly<Record<Key, number>>)[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys: ReadonlySet<string> = new Set(key)
  const columns = Object.keys(first).filter((column) => !keys.has(column))
  const assigned = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`)
  const meant = key.flatMap((column) => [
    sql`kept.${sql.ref(column)} = given.${sql.ref(column)}`,
    isAmong(
      sql`kept.${sql.ref(column)}`,
      rows.map((row) => row[column]),
    ),
  ])
  await sql`
    update ${sql.table(table)} as kept set ${sql.join(assigned)}
    from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as given
    where ${sql.join(meant, sql` and `)}`.execute(work)
}

/** By it the planner knows how few rows are meant. */
export const isAmong = (column: RawBuilder<unknown>, ids: readonly number[]): RawBuilder<boolean> =>
  sql<boolean>`${column} = any(${[...new Set(ids)]}::bigint[])`
