import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Erasure } from '@osh/core/erasure/erasure.ts'
import pg from 'pg'
import { ERASURES } from '#adapters/erasures/erasure-file.ts'
import { buildClientOptions, type Connection, openDatabase } from '#adapters/postgres/database.ts'
import { openDataDirectory } from '#adapters/postgres/embedded/data-directory.ts'
import { startEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts'
import { isAlive } from '#adapters/postgres/embedded/postmaster-file.ts'
import { applyErasures } from '#adapters/postgres/erasure/apply-erasures.ts'
import { migrate } from '#adapters/postgres/migrate.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { KEYS, sealFileOf } from '#adapters/server/sign-in/key-file.ts'
import { BackupRefused } from './backup-refused.ts'
import { loadBackup } from './load-backup.ts'
import type { OpenedBackup } from './opened-backup.ts'

/**
 * Restores into an empty database and brings its tables up to date. All sessions of the copy end, and what was erased since it was made is
 * erased again.
 */
export async function restoreInto(
  connection: Connection,
  backup: OpenedBackup,
  erasures: readonly Erasure[] = [],
): Promise<void> {
  await loadBackup(connection, backup, endSessions)
  try {
    await migrate(connection)
    await eraseAgain(connection, erasures)
  } catch (error) {
    await empty(connection)
    throw error
  }
}

async function eraseAgain(connection: Connection, erasures: readonly Erasure[]): Promise<void> {
  const database = openDatabase<Schema>(connection, 1, { statementMs: UNHURRIED_MS })
  try {
    await applyErasures(database, erasures)
  } finally {
    await database.close()
  }
}

/** Takes back what was restored: whatever is in a database that was empty. Better nothing than what should have been erased. */
async function empty(connection: Connection): Promise<void> {
  const client = new pg.Client(buildClientOptions(connection))
  await client.connect()
  const { rows } = await client.query<{ name: string }>(
    'select quote_ident(tablename) as name from pg_tables where schemaname = current_schema()',
  )
  if (rows.length > 0) await client.query(`drop table ${rows.map(({ name }) => name).join(', ')} cascade`)
  await client.end()
}

/** Erasing goes through whole tables; no one waits for a page meanwhile. */
const UNHURRIED_MS = 0

/** Whoever was signed in when the copy was made signs in again; the key of their tokens is made again at the next start. */
async function endSessions(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ tablename: string }>(
    'select tablename from pg_tables where schemaname = current_schema() and tablename = any($1)',
    [ofSessions],
  )
  const there = new Set(rows.map(({ tablename }) => tablename))
  for (const table of ofSessions.filter((name) => there.has(name))) await client.query(`delete from ${table}`)
}

/** Tables of sessions and of what signs their tokens, whichever of them the version of the copy has; what refers to others first. */
const ofSessions = ['refresh_tokens', 'sessions', 'proofs', 'server_secrets', 'signing_keys']

/**
 * Restores into an empty data directory, or makes it. The cluster is filled beside its place and renamed at the end: whatever
 * fails, and a kill at any moment, leaves no database.
 *
 * @throws BackupRefused for a directory with anything in it but the list of erasures.
 */
export async function restoreDirectory(
  path: string,
  backup: OpenedBackup,
  erasures: readonly Erasure[] = [],
): Promise<void> {
  const directory = await openDataDirectory(path)
  await refuseFull(directory)
  const draft = join(directory, `.restoring-${process.pid}`)
  await mkdir(draft)
  try {
    const server = await startEmbeddedServer(draft)
    try {
      await restoreInto(server.connection, backup, erasures)
    } finally {
      await server.stop()
    }
    await rename(join(draft, 'postgres'), join(directory, 'postgres'))
    const handle = await open(directory)
    await handle.sync().finally(() => handle.close())
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

/** What may lie in the directory already: the list of erasures, and the keys that the copy was sealed by. */
const beside: readonly string[] = ['lost+found', ERASURES, KEYS, sealFileOf(KEYS)]

async function refuseFull(directory: string): Promise<void> {
  for (const name of await readdir(directory)) {
    const pid = /^\.restoring-(\d+)$/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) {
      await rm(join(directory, name), { recursive: true, force: true })
    } else if (!beside.includes(name)) {
      throw new BackupRefused(
        `Каталог данных ${directory} не пуст (${name}): восстановление никогда не пишет поверх записей. Укажите в DATA_DIR пустой или новый каталог.`,
      )
    }
  }
}
