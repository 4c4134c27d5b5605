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
export function listed<Row>(
  kysely: Kysely<Schema>,
  { columns, from, order }: List,
  page: PageQuery,
): Promise<Listed<Row>> {
  const offset = (page.page - 1) * page.limit
  const rows = sql`select ${columns} ${from} order by ${order} limit ${page.limit} offset ${offset}`
  return listedBy(kysely, rows, from, page)
}

/** The same with the screenful's own query; `from` is what the total counts. */
export async function listedBy<Row>(
  kysely: Kysely<Schema>,
  query: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  { page, limit }: PageQuery,
): Promise<Listed<Row>> {
  const { rows } = await sql<Row>`${query}`.execute(kysely)
  if (page === 1 && rows.length < limit) return { items: rows, total: rows.length, more: false }
  const { rows: counts } = await sql<{ count: number }>`
    select count(*) as count from (select 1 ${from} limit ${COUNTED_TO + 1}) as counted`.execute(kysely)
  const count = counts[0]?.count ?? 0
  return { items: rows, total: Math.min(count, COUNTED_TO), more: count > COUNTED_TO }
}
