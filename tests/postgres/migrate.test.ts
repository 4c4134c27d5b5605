import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { ForeignMigrations, migrate } from '#adapters/postgres/migrate.ts'
import { emptyDatabase, type FreshDatabase } from '#tests/database.ts'

let fresh: FreshDatabase
let directory: string

beforeEach(async () => {
  fresh = await emptyDatabase()
  directory = await mkdtemp(join(tmpdir(), 'osh-migrations-'))
})
afterEach(async () => {
  await fresh.close()
  await rm(directory, { recursive: true })
})

const file = (name: string, text: string): Promise<void> => writeFile(join(directory, name), text)

async function rows(text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client(buildClientOptions(fresh.connection))
  await client.connect()
  const answer = await client.query<Record<string, unknown>>(text)
  await client.end()
  return answer.rows
}

it('applies each file once, in order, when many servers start at once', async () => {
  await file('0002-more.sql', 'insert into t values (2); select pg_sleep(0.1)')
  await file('0001-first.sql', 'create table t (n int); insert into t values (1)')
  await Promise.all(Array.from({ length: 8 }, () => migrate(fresh.connection, directory)))
  await file('0003-last.sql', 'insert into t values (3)')
  await migrate(fresh.connection, directory)
  expect(await rows('select n from t')).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
})

it('leaves nothing of a file that fails in the middle', async () => {
  await file('0001-first.sql', 'create table t (n int)')
  await file('0002-broken.sql', 'insert into t values (1); create table other (n int); select 1 / 0')
  await expect(migrate(fresh.connection, directory)).rejects.toThrow('division by zero')
  expect(await rows("select count(*) as n, to_regclass('other') as other from t")).toEqual([
    { n: 0, other: null },
  ])
  expect(await rows('select name from applied_migrations')).toEqual([{ name: '0001-first.sql' }])
})

it('refuses a file that was changed after it had been applied', async () => {
  await file('0001-first.sql', 'create table t (n int)')
  await migrate(fresh.connection, directory)
  await file('0001-first.sql', 'create table t (n bigint)')
  await expect(migrate(fresh.connection, directory)).rejects.toThrow(ForeignMigrations)
})

it('refuses a database that a newer program has migrated', async () => {
  await file('0001-first.sql', 'create table t (n int)')
  await file('0002-newer.sql', 'create table other (n int)')
  await migrate(fresh.connection, directory)
  await rm(join(directory, '0002-newer.sql'))
  await expect(migrate(fresh.connection, directory)).rejects.toThrow('0002-newer.sql')
})

it('takes line ends of another system for the same file', async () => {
  await file('0001-first.sql', 'create table t (n int);\ncreate table other (n int);\n')
  await migrate(fresh.connection, directory)
  await file('0001-first.sql', 'create table t (n int);\r\ncreate table other (n int);\r\n')
  await expect(migrate(fresh.connection, directory)).resolves.toBeUndefined()
})

it('leaves no account in a new database: whoever is first registers', async () => {
  await migrate(fresh.connection)
  expect(await rows('select email from users')).toEqual([])
})
