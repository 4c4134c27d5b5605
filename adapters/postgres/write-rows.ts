import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { Schema } from './schema.ts'
import type { Work } from './transact.ts'

/** Adds rows, all of the same columns, in one statement for any number of them. */
export async function insertRows<Table extends keyof Schema>(
  work: Work,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
  { orNot = false } = {},
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)))
  await sql`
    insert into ${sql.table(table)} (${columns}) select ${columns} from ${selectRows(table, rows)}
    ${orNot ? sql`on conflict do nothing` : sql``}`.execute(work)
}

/** Says which row is meant; its first column is a bigint. */
type RowKey<Key extends string> = Readonly<Record<Key, number | string>>

/**
 * Sets columns of rows that are there, in one statement for any number of them. All rows give the same columns; those of `key`
 * say which rows are meant; `only` narrows them further, as `kept` and `given`.
 */
export async function updateRows<Table extends keyof Schema, Key extends string>(
  work: Work,
  table: Table,
  key: readonly Key[],
  rows: readonly (Updateable<Schema[Table]> & RowKey<Key>)[],
  only: RawBuilder<unknown> = sql`true`,
): Promise<void> {
  const [first] = rows
  if (!first) return
  const keys: ReadonlySet<string> = new Set(key)
  const columns = Object.keys(first).filter((column) => !keys.has(column))
  const assigned = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`)
  await sql`
    update ${sql.table(table)} as kept set ${sql.join(assigned)} from ${selectRows(table, rows)}
    where ${meant(key, rows)} and ${only}`.execute(work)
}

/** Takes away the rows that have a key among these; `only` narrows them further, as `kept` and `given`. */
export async function deleteRows<Key extends string>(
  work: Work,
  table: keyof Schema,
  key: readonly Key[],
  rows: readonly RowKey<Key>[],
  only: RawBuilder<unknown> = sql`true`,
): Promise<void> {
  if (rows.length === 0) return
  await sql`
    delete from ${sql.table(table)} as kept using ${selectRows(table, rows)}
    where ${meant(key, rows)} and ${only}`.execute(work)
}

type Write<Row> = (work: Work, rows: readonly Row[]) => Promise<void>

/** A writer of one table: adds a row for each. */
export const makeInserter =
  <Table extends keyof Schema, Row>(
    table: Table,
    rowOf: (row: Row) => Insertable<Schema[Table]>,
    how: { readonly orNot?: boolean } = {},
  ): Write<Row> =>
  (work, rows) =>
    insertRows(work, table, rows.map(rowOf), how)

/** The same, setting columns of the rows that are there. */
export const makeUpdater =
  <Table extends keyof Schema, Key extends string, Row>(
    table: Table,
    key: readonly Key[],
    rowOf: (row: Row) => Updateable<Schema[Table]> & RowKey<Key>,
    only?: RawBuilder<unknown>,
  ): Write<Row> =>
  (work, rows) =>
    updateRows(work, table, key, rows.map(rowOf), only)

/** The same, in place of the rows that have a key among these. */
export const makeReplacer =
  <Table extends keyof Schema, Key extends string, Row>(
    table: Table,
    key: readonly Key[],
    rowOf: (row: Row) => Insertable<Schema[Table]> & RowKey<Key>,
  ): Write<Row> =>
  async (work, rows) => {
    const given = rows.map(rowOf)
    await deleteRows(work, table, key, given)
    await insertRows(work, table, given)
  }

const selectRows = (table: keyof Schema, rows: readonly object[]): RawBuilder<unknown> =>
  sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json) as given`

/**
 * Only the first column of the key, the company, is told by its values too. Told by all, a thousand new rows are taken for one,
 * and each is compared with each that is given: five thousand took over 30 seconds.
 */
const meant = <Key extends string>(key: readonly Key[], rows: readonly RowKey<Key>[]): RawBuilder<unknown> =>
  sql.join(
    key.flatMap((column, i) => [
      sql`kept.${sql.ref(column)} = given.${sql.ref(column)}`,
      ...(i > 0
        ? []
        : [
            isAmong(
              sql`kept.${sql.ref(column)}`,
              rows.map((row) => row[column]),
            ),
          ]),
    ]),
    sql` and `,
  )

/** By it the planner knows how few rows are meant. */
export const isAmong = (
  column: RawBuilder<unknown>,
  ids: readonly (number | string)[],
): RawBuilder<boolean> => sql<boolean>`${column} = any(${[...new Set(ids)]}::bigint[])`
