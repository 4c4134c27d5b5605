import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { workInSnapshot } from '#adapters/backup/database/snapshot.ts'
import { makeBackup, sumTables } from '#adapters/backup/make-backup.ts'
import { openBackup } from '#adapters/backup/opened-backup.ts'
import { restoreDirectory, restoreInto } from '#adapters/backup/restore.ts'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { emptyDatabase, type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { run } from '#tests/runners/child.ts'

let fresh: FreshDatabase
let empty: FreshDatabase
let directory: string
let file: string
beforeEach(async () => {
  ;[fresh, empty] = await Promise.all([freshDatabase(), emptyDatabase()])
  directory = mkdtempSync(join(tmpdir(), 'osh-backup-'))
  file = join(directory, 'osh.backup')
  await ask(fresh, "insert into users (email, password_hash) values ('a@example.org', 'hash')")
})
afterEach(async () => {
  await Promise.all([fresh.close(), empty.close()])
  rmSync(directory, { recursive: true })
})

async function ask({ connection }: FreshDatabase, text: string): Promise<readonly unknown[]> {
  const client = new pg.Client(buildClientOptions(connection))
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

const tablesOf = (database: FreshDatabase) =>
  ask(database, 'select relname from pg_class where relnamespace = current_schema()::regnamespace')

const urlOf = ({ connection }: FreshDatabase): string =>
  `postgres://${connection.user}@localhost/${connection.database}?host=${encodeURIComponent(connection.socketDirectory)}`

it('comes back into an empty database with the numbers that were to be given next', async () => {
  await makeBackup(fresh.connection, file, null)
  await restoreInto(empty.connection, await openBackup(file, null))
  const before = await sumTables(fresh.connection)
  expect(await sumTables(empty.connection)).toEqual(before)
  expect(
    await ask(empty, "insert into users (email, password_hash) values ('b@example.org', '') returning id"),
  ).toEqual([{ id: 2 }])
  expect(await ask(empty, "select nextval(pg_get_serial_sequence('positions', 'id')) as id")).toEqual([
    { id: 100_000 },
  ])
})

it('is of one moment, whatever is written meanwhile', async () => {
  const counted = await workInSnapshot(fresh.connection, async ({ client }) => {
    await ask(fresh, "insert into users (email, password_hash) values ('c@example.org', 'hash')")
    return (await client.query('select count(*)::int as count from users')).rows
  })
  expect(counted).toEqual([{ count: 1 }])
})

it('never writes over records', async () => {
  await makeBackup(fresh.connection, file, null)
  await expect(restoreInto(fresh.connection, await openBackup(file, null))).rejects.toThrow(/не пуста/)
  const place = join(directory, 'data')
  mkdirSync(place)
  writeFileSync(join(place, 'note'), '')
  await expect(restoreDirectory(place, await openBackup(file, null))).rejects.toThrow(/не пуст \(note\)/)
  expect(readdirSync(place)).toEqual(['note'])
})

it('whatever of the file is not whole, nothing of it is in the database', async () => {
  await makeBackup(fresh.connection, file, null)
  const whole = readFileSync(file)
  for (const part of [0.3, 0.6, 0.9]) {
    writeFileSync(file, whole.subarray(0, Math.floor(whole.length * part)))
    const restored = openBackup(file, null).then((backup) => restoreInto(empty.connection, backup))
    await expect(restored).rejects.toThrow(/обрезан/)
    expect(await tablesOf(empty)).toEqual([])
  }
})

it('what could not be erased again is not restored either', async () => {
  await makeBackup(fresh.connection, file, null)
  const broken = { erased: 'company', companyId: Number.NaN as CompanyId, by: 1 as UserId } as const
  const erasures = [{ ...broken, at: '2026-11-22T00:00:00.000Z' as Instant }]
  await expect(restoreInto(empty.connection, await openBackup(file, null), erasures)).rejects.toThrow()
  expect(await tablesOf(empty)).toEqual([])
})

it('a copy of a newer program, or of one that was changed, is refused', async () => {
  await ask(fresh, "insert into applied_migrations values ('9999-newer.sql', 'sum')")
  await makeBackup(fresh.connection, file, null)
  await expect(openBackup(file, null)).rejects.toThrow(/другой версией программы \(9999-newer.sql\)/)
})

it('a database on several nodes is not copied: there is no one snapshot', async () => {
  await ask(
    fresh,
    `set allow_system_table_mods = on; insert into pg_extension values
      (99999, 'citus', 10, (select oid from pg_namespace where nspname = 'public'), false, '13', null, null)`,
  )
  await expect(makeBackup(fresh.connection, file, null)).rejects.toThrow(/нет одного общего снимка/)
  expect(readdirSync(directory)).toEqual([])
})

it('a full disk is named, and leaves no file', async () => {
  await ask(
    fresh,
    `insert into signing_keys select n::text, (select string_agg(md5(random()::text), '')
      from generate_series(1, 200) where n > 0), now(), now() from generate_series(1, 300) n`,
  )
  const command = `ulimit -f 200 && exec node adapters/console/backup.ts ${file}`
  const { code, output } = await run('sh', ['-c', command], { environment: { DATABASE_URL: urlOf(fresh) } })
  expect(output).toMatch(/^На диске не хватило места/)
  expect(code).toBe(1)
  expect(readdirSync(directory)).toEqual([])
})

it('what the command is not told, or told wrongly, it names', async () => {
  const told = (environment: NodeJS.ProcessEnv, ...words: string[]) =>
    run('node', ['adapters/console/backup.ts', ...words], {
      environment: { DATABASE_URL: '', ...environment },
    })
  const answers = await Promise.all([
    told({}),
    told({ DATA_DIR: join(directory, 'nothing') }, file),
    told({ DATABASE_URL: urlOf(empty) }, file),
    told({ DATABASE_URL: 'postgres://osh:secret@127.0.0.1:9/osh' }, file),
  ])
  expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1])
  const said = answers.map(({ output }) => output.trim())
  expect(said[0]).toMatch(/^Назовите один файл/)
  expect(said[1]).toMatch(/нет базы данных/)
  expect(said[2]).toMatch(/^В базе данных нет таблиц программы/)
  expect(said[3]).toMatch(/^База данных не отвечает(?!.*secret)/)
  expect(readdirSync(directory)).toEqual([])
})
