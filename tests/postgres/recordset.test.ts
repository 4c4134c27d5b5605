import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordset } from '#adapters/postgres/recordset.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'

let fresh: FreshDatabase
let store: Store
beforeAll(async () => {
  fresh = await freshDatabase()
  store = openTestDatabase(fresh.connection, 1)
})
afterAll(async () => {
  await store?.close()
  await fresh?.close()
})

const COLUMNS = ['id bigint', 'name text', 'day date', 'size smallint', 'listed boolean', 'note text']

it('rows come to PostgreSQL as they are: whatever their texts hold, with nulls, in their order', async () => {
  const texts = [
    '',
    ' ',
    'null',
    'NULL',
    '"',
    '\\',
    '\\"',
    'a,b',
    '{}',
    '{"a"}',
    'Ёлкин\n№ 1\t',
    "O'Neill",
    '\u{1F9BA}',
  ]
  const rows = [...texts, null].map((name, i) => ({
    id: 9_007_199_254_740_000 + i,
    name,
    day: i % 2 ? null : '2026-11-23',
    size: i % 3 ? -i : null,
    listed: i % 2 === 0,
    note: null,
  }))
  const { rows: seen } = await sql`select * from ${recordset(COLUMNS, rows, 'given')}`.execute(store.kysely)
  expect(seen).toEqual(rows)
})
