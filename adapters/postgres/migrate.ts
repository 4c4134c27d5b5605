import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { awaitDatabase } from './broken-connection.ts'
import { buildClientOptions, type Connection } from './database.ts'

/** Any number, the same for every server of the database. */
const MIGRATION_LOCK = 7_031_197

export type Migration = { readonly name: string; readonly text: string; readonly checksum: string }

/** The applied migrations are not those of this program: it is older than the database, or a file was changed. */
export class ForeignMigrations extends Error {
  override readonly name = 'ForeignMigrations'
  readonly migration: string
  constructor(migration: string) {
    super(`migration ${migration} differs from the one applied`)
    this.migration = migration
  }
}

/**
 * Applies `migrations/NNNN-*.sql` that are not applied yet, in order, each in its own transaction together with its
 * record: a stop at any moment leaves a file applied or not. Several servers may start at once: the lock lives as
 * long as the transaction, so poolers are no trouble either.
 *
 * Not Kysely's `Migrator`: it runs all files in one transaction, keeps no checksums and knows no plain SQL files.
 *
 * @throws ForeignMigrations before anything is changed by the file in question.
 */
export async function migrate(connection: Connection, directory = migrationsDirectory): Promise<void> {
  const migrations = await readMigrations(directory)
  const client = new pg.Client(buildClientOptions(connection))
  client.on('error', () => undefined)
  await awaitDatabase(client.connect())
  try {
    await awaitDatabase(applyAll(client, migrations))
  } finally {
    await client.end()
  }
}

export const migrationsDirectory = fileURLToPath(new URL('./migrations/', import.meta.url))

/** The program's migrations in their order. */
export async function readMigrations(directory = migrationsDirectory): Promise<readonly Migration[]> {
  const names = (await readdir(directory)).filter((name) => /^\d{4}-.+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, `file://${directory}/`), 'utf8')
      return {
        name,
        text,
        checksum: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex'),
      }
    }),
  )
}

async function applyAll(client: pg.Client, migrations: readonly Migration[]): Promise<void> {
  const applied = await readAppliedChecksums(client)
  const foreign = [...applied.keys()].find((name) => !migrations.some((known) => known.name === name))
  if (foreign !== undefined) throw new ForeignMigrations(foreign)
  for (const migration of migrations) {
    const checksum = applied.get(migration.name)
    if (checksum === undefined) await apply(client, migration)
    else if (checksum !== migration.checksum) throw new ForeignMigrations(migration.name)
  }
}

async function apply(client: pg.Client, { name, text, checksum }: Migration): Promise<void> {
  await runInLockedTransaction(client, async () => {
    const meanwhile = (await readAppliedChecksums(client)).get(name)
    if (meanwhile === checksum) return
    if (meanwhile !== undefined) throw new ForeignMigrations(name)
    await applyOne(client, { name, text, checksum })
  })
}

async function applyOne(client: pg.ClientBase, { name, text, checksum }: Migration): Promise<void> {
  await client.query(text)
  await client.query('insert into applied_migrations (name, checksum) values ($1, $2)', [name, checksum])
}

/** Makes the tables of these migrations in an empty database, within the caller's locked transaction. */
export async function makeTables(client: pg.ClientBase, migrations: readonly Migration[]): Promise<void> {
  await client.query(TABLE)
  for (const migration of migrations) await applyOne(client, migration)
}

async function readAppliedChecksums(client: pg.Client): Promise<ReadonlyMap<string, string>> {
  const found = await client.query("select to_regclass('applied_migrations') is not null as stands")
  if (!found.rows[0]?.stands) {
    await runInLockedTransaction(client, () => client.query(TABLE))
  }
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from applied_migrations',
  )
  return new Map(rows.map((row) => [row.name, row.checksum]))
}

const TABLE = `create table if not exists applied_migrations (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/** One transaction, while no one else changes the tables of this database. */
export async function runInLockedTransaction(client: pg.Client, work: () => Promise<unknown>): Promise<void> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])
    await work()
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined)
    throw error
  }
}
