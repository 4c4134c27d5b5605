import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type EmbeddedServer, startEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import { openTestDatabase, patientStart } from '#tests/database.ts'
import { eventually, until } from '#tests/patience.ts'

const given = { settings: { fsync: 'off' }, patience: patientStart }
let directory: string
let server: EmbeddedServer
const seen: string[] = []

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'osh-embedded-'))
  await mkdir(join(directory, 'postgres.new-999999999', 'base'), { recursive: true })
  server = await startEmbeddedServer(directory, { ...given, onChange: (state) => seen.push(state) })
})
afterAll(async () => {
  await server?.stop()
  await rm(directory, { recursive: true, force: true })
})

const pid = async (): Promise<number> =>
  Number((await readFile(join(directory, 'postgres/postmaster.pid'), 'utf8')).split('\n')[0])

it('leaves nothing of a first start that was cut short', async () => {
  expect((await readdir(directory)).sort()).toEqual(['postgres', 'postgres.log'])
})

it('listens on no network, and on a socket in a directory that is closed to others', async () => {
  const database = openTestDatabase(server.connection)
  const { rows } = await sql<{ network: string; socket: string }>`
    select current_setting('listen_addresses') as network,
      current_setting('unix_socket_directories') as socket`.execute(database.kysely)
  await database.close()
  const [one] = rows
  expect(one?.network).toBe('')
  expect((await stat(one?.socket ?? '')).mode & 0o777).toBe(0o700)
})

it('refuses a second program on the same directory, and goes on itself', async () => {
  await expect(startEmbeddedServer(directory, { ...given, patience: { release: 0 } })).rejects.toThrow(
    /уже работает другой/,
  )
  const database = openTestDatabase(server.connection)
  await database.ping()
  await database.close()
})

it('brings a killed database back, and the pool finds it again', async () => {
  const database = openTestDatabase(server.connection)
  await database.ping()
  const before = await pid()
  process.kill(before, 'SIGKILL')
  await eventually(() => seen).toEqual(['lost', 'back'])
  await database.ping()
  expect(await pid()).not.toBe(before)
  await database.close()
})

it('starts over a lock file whose number now belongs to another program', async () => {
  await server.stop()
  const cluster = join(directory, 'postgres')
  // PostgreSQL itself sees through a number of another user or of its own parent.
  const other = spawn('cat', { uid: (await stat(cluster)).uid })
  await once(other, 'spawn')
  await writeFile(join(cluster, 'postmaster.pid'), `${other.pid}\n${cluster}\n0\n5432\n/tmp\n\n0 0\nready\n`)
  server = await startEmbeddedServer(directory, given)
  expect(await pid()).not.toBe(other.pid)
  other.kill()
})

it('ends with its process gone and its files whole', async () => {
  const last = await pid()
  await server.stop()
  await until(() => expect(() => process.kill(last, 0)).toThrow('ESRCH'))
  server = await startEmbeddedServer(directory, given)
})

it('is reached whatever variables of another PostgreSQL there are', async () => {
  await server.stop()
  const foreign = {
    PGPORT: '6543',
    PGHOST: 'nowhere.invalid',
    PGSSLMODE: 'require',
    PGOPTIONS: '-c nothing=1',
  }
  const more = { PGUSER: 'nobody', PGDATABASE: 'nothing', PGCLIENTENCODING: 'LATIN1', PGDATA: '/nowhere' }
  Object.assign(process.env, foreign, more)
  try {
    server = await startEmbeddedServer(directory, given)
    const database = openTestDatabase(server.connection)
    await database.ping()
    await database.close()
  } finally {
    for (const name of Object.keys({ ...foreign, ...more })) delete process.env[name]
  }
})

it('refuses a database without PG_VERSION, and touches nothing of it', async () => {
  await server.stop()
  const file = join(directory, 'postgres/PG_VERSION')
  await rename(file, join(directory, 'kept'))
  const before = await readdir(join(directory, 'postgres'))
  await expect(startEmbeddedServer(directory, given)).rejects.toThrow(StartRefused)
  await expect(startEmbeddedServer(directory, given)).rejects.toThrow(/нет файла PG_VERSION/)
  expect(await readdir(join(directory, 'postgres'))).toEqual(before)
  await rename(join(directory, 'kept'), file)
  server = await startEmbeddedServer(directory, given)
})

it('never begins an empty database where there was another', async () => {
  await server.stop()
  const [cluster, away] = [join(directory, 'postgres'), join(directory, '.away')]
  await rename(cluster, away)
  await expect(startEmbeddedServer(directory, given)).rejects.toThrow(/больше нет базы данных/)
  await mkdir(cluster)
  await expect(startEmbeddedServer(directory, given)).rejects.toThrow(/больше нет базы данных/)
  await rm(cluster, { recursive: true })
  await rename(away, cluster)
  server = await startEmbeddedServer(directory, given)
})

it('refuses a directory that takes no files', async () => {
  await expect(startEmbeddedServer('/proc/data')).rejects.toThrow(StartRefused)
})
