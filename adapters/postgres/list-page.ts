import { COUNTED_TO, type Listed, type PageQuery } from '@osh/core/shared/page.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** A list in parts: `from` begins with the word and has the conditions, `order` is what an index has it in. */
export type List = {
  readonly columns: RawBuilder<unknown>
  readonly from: RawBuilder<unknown>
  readonly order: RawBuilder<unknown>
}

/** One screenful and the total, which is counted no further than core says. */
export function listPage<Row>(
  kysely: Kysely<Schema>,
  { columns, from, order }: List,
  page: PageQuery,
): Promise<Listed<Row>> {
  const offset = (page.page - 1) * page.limit
  const count = countUpTo(from, order, COUNTED_TO + 1)
  const rows = sql`
    select ${columns}, ${count} as counted ${from}
    order by ${order} limit ${page.limit} offset ${offset}`
  return listBy(kysely, rows, count, page)
}

/**
 * The same with the screenful's own query, whose column `counted` is `count`: page and total take one round
 * trip. Only an empty screenful beyond the end asks again.
 */
export async function listBy<Row>(
  kysely: Kysely<Schema>,
  query: RawBuilder<unknown>,
  count: RawBuilder<unknown>,
  { page }: PageQuery,
): Promise<Listed<Row>> {
  const { rows } = await sql<Row & { counted: number }>`${query}`.execute(kysely)
  const counted = rows[0]?.counted ?? (page === 1 ? 0 : await countAlone(kysely, count))
  return { items: rows, total: Math.min(counted, COUNTED_TO), more: counted > COUNTED_TO }
}

/** `(select count(*) …)` that stops at `limit`; in the order of an index, so that the whole table is not read for it. */
export const countUpTo = (
  from: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  limit: number,
): RawBuilder<unknown> =>
  sql`(select count(*) from (select 1 ${from} order by ${order} limit ${limit}) as counted)`

async function countAlone(kysely: Kysely<Schema>, count: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ counted: number }>`select ${count} as counted`.execute(kysely)
  return rows[0]?.counted ?? 0
}
