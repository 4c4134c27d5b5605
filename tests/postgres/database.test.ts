import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Database, openDatabase } from '#adapters/postgres/database.ts'
import { emptyDatabase, type FreshDatabase, openTestDatabase } from '#tests/database.ts'
import { until } from '#tests/patience.ts'

let fresh: FreshDatabase
let database: Database<Record<string, never>>

beforeAll(async () => {
  fresh = await emptyDatabase()
  database = openTestDatabase(fresh.connection, 4)
})
afterAll(async () => {
  await database.close()
  await fresh.close()
})

const one = async (expression: string): Promise<unknown> => {
  const { rows } = await sql<{ x: unknown }>`select ${sql.raw(expression)} as x`.execute(database.kysely)
  return rows[0]?.x
}

it('reads a big integer as a number, and throws where a number would lie', async () => {
  expect(await one('9007199254740991::int8')).toBe(9007199254740991)
  expect(await one('array[1, null, -2]::int8[]')).toEqual([1, null, -2])
  await expect(one('9007199254740992::int8')).rejects.toThrow(RangeError)
  await expect(one('-9007199254740992::int8')).rejects.toThrow(RangeError)
  expect(await one('1')).toBe(1)
})

it('reads a day as text, whatever the time zone', async () => {
  expect(await one("date '2026-03-29'")).toBe('2026-03-29')
  expect(await one("array[date '2026-03-29', null]")).toEqual(['2026-03-29', null])
})

it('reads a moment as ISO 8601 in UTC', async () => {
  expect(await one("timestamptz '2026-03-29 01:30:00.5+03'")).toBe('2026-03-28T22:30:00.500Z')
})

it('reads them so from a server that writes them otherwise', async () => {
  const foreign = await emptyDatabase()
  const { database: name } = foreign.connection
  const tell = openTestDatabase(foreign.connection, 1)
  await sql`alter database ${sql.id(name)} set datestyle to 'German'`.execute(tell.kysely)
  await sql`alter database ${sql.id(name)} set timezone to 'Asia/Kamchatka'`.execute(tell.kysely)
  await tell.close()
  const strange = openTestDatabase(foreign.connection, 1)
  const { rows } =
    await sql`select date '2026-03-29' as day, timestamptz '2026-03-29 00:30Z' as moment`.execute(
      strange.kysely,
    )
  expect(rows).toEqual([{ day: '2026-03-29', moment: '2026-03-29T00:30:00.000Z' }])
  await strange.close()
  await foreign.close()
})

it('ends what takes too long, and goes on', async () => {
  const hasty = openDatabase(fresh.connection, 1, { statementMs: 50 })
  await expect(sql`select pg_sleep(600)`.execute(hasty.kysely)).rejects.toThrow(Unavailable)
  await until(() => hasty.ping())
  await hasty.close()
  const usual = openDatabase(fresh.connection, 1)
  const setting = sql<{ s: string }>`select current_setting('statement_timeout') as s`
  expect((await setting.execute(usual.kysely)).rows).toEqual([{ s: '30s' }])
  await usual.close()
})

it('runs a transaction again after a deadlock', async () => {
  await sql`create table seats (n int primary key, taken int not null)`.execute(database.kysely)
  await sql`insert into seats values (1, 0), (2, 0)`.execute(database.kysely)
  const both = Promise.withResolvers<void>()
  const holding = new Set<number>()
  const take = (first: number, second: number) =>
    database.transaction(async (transaction) => {
      await sql`update seats set taken = taken + 1 where n = ${first}`.execute(transaction)
      if (holding.add(first).size === 2) both.resolve()
      await both.promise
      await sql`update seats set taken = taken + 1 where n = ${second}`.execute(transaction)
    })
  await Promise.all([take(1, 2), take(2, 1)])
  expect(await one('(select sum(taken)::int from seats)')).toBe(4)
})

it('is unavailable while its connections are cut, and works again afterwards', async () => {
  const cut = database.transaction(async (transaction) => {
    await sql`select pg_terminate_backend(pg_backend_pid())`.execute(transaction)
  })
  await expect(cut).rejects.toThrow(Unavailable)
  expect(await one('1')).toBe(1)
})

it('is unavailable where no server listens', async () => {
  const nowhere = openDatabase({ url: 'postgres://osh@127.0.0.1:1/osh' })
  await expect(nowhere.ping()).rejects.toThrow(Unavailable)
  await nowhere.close()
})
