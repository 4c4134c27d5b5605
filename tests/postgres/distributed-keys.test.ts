import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'

let fresh: FreshDatabase
let client: pg.Client

beforeAll(async () => {
  fresh = await freshDatabase()
  client = new pg.Client(buildClientOptions(fresh.connection))
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await fresh.close()
})

async function texts(query: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ text: string }>(query)
  return rows.map(({ text }) => text)
}

/**
 * Tables of what a company owns; which companies a person belongs to is the person's own, and requests for activities are of whoever runs
 * the service: they only note from which company they came.
 */
const OWNED = `(
  select attrelid from pg_attribute join pg_class c on c.oid = attrelid
  where attname = 'company_id' and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
  and c.relname not in ('memberships', 'activity_requests'))`

it('there are such tables', async () => {
  const owned = await texts(`select attrelid::regclass::text as text from ${OWNED}`)
  expect(owned).toEqual(expect.arrayContaining(['employees', 'obligations', 'memos', 'documents']))
})

/** What a database sharded by company can keep: see docs/scale.md. */
it('every key of what a company owns begins with the company', async () => {
  const others = await texts(`
    select i.indexrelid::regclass::text as text
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where (i.indisunique or i.indisprimary) and i.indrelid in ${OWNED} and a.attname <> 'company_id'`)
  expect(others).toEqual([])
})

/** One query asks both, of one node. */
it('the sign-ins and the companies of a person are keyed by the person', async () => {
  const first = await texts(`
    select i.indrelid::regclass::text || ' ' || a.attname as text
    from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]
    where i.indisprimary and i.indrelid in ('sessions'::regclass, 'memberships'::regclass) order by 1`)
  expect(first).toEqual(['memberships user_id', 'sessions user_id'])
})

it('every such table has a primary key', async () => {
  const without = await texts(`
    select o.attrelid::regclass::text as text from ${OWNED} o
    where not exists (select from pg_index i where i.indrelid = o.attrelid and i.indisprimary)`)
  expect(without).toEqual([])
})

it('such a table refers to another by its company too, or to the company itself', async () => {
  const others = await texts(`
    select conname as text from pg_constraint join pg_attribute a on a.attrelid = conrelid and a.attnum = conkey[1]
    where contype = 'f' and conrelid in ${OWNED} and a.attname <> 'company_id'`)
  expect(others).toEqual([])
})

it('there is no trigger and no extension', async () => {
  expect(await texts('select tgname as text from pg_trigger where not tgisinternal')).toEqual([])
  expect(await texts(`select extname as text from pg_extension where extname <> 'plpgsql'`)).toEqual([])
})
