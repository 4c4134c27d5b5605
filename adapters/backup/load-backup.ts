import pg from 'pg'
import { takeCode } from '#adapters/postgres/broken-connection.ts'
import { buildClientOptions, type Connection } from '#adapters/postgres/database.ts'
import { makeTables, readMigrations, runInLockedTransaction } from '#adapters/postgres/migrate.ts'
import { BackupRefused } from './backup-refused.ts'
import { copyIn } from './database/copy-in.ts'
import { copyInStatement, listSequences, listTables } from './database/tables.ts'
import { refuseAltered } from './file/seal.ts'
import type { OpenedBackup } from './opened-backup.ts'

/**
 * Puts all of a backup into an empty database, in one transaction: its tables as they were then, its rows, its sequences.
 *
 * @param finish what else belongs to the transaction.
 * @throws BackupRefused for a database that is not empty, and for a file that is not whole; then nothing has changed.
 */
export async function loadBackup(
  connection: Connection,
  backup: OpenedBackup,
  finish: (client: pg.ClientBase) => Promise<void> = async () => undefined,
): Promise<void> {
  const client = new pg.Client(buildClientOptions(connection))
  client.on('error', () => undefined)
  await client.connect()
  try {
    await runInLockedTransaction(client, async () => {
      await client.query('set local idle_in_transaction_session_timeout = 0')
      await refuseFull(client)
      await makeTables(client, (await readMigrations()).slice(0, backup.start.migrations.length))
      await loadTables(client, backup)
      await setSequences(client, backup)
      await finish(client)
    })
  } catch (error) {
    throw explain(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function refuseFull(client: pg.ClientBase): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_class where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'f', 'S') limit 1",
  )
  if (rowCount === 0) return
  throw new BackupRefused(
    'База данных не пуста: восстановление никогда не пишет поверх записей. Укажите в DATABASE_URL пустую базу данных.',
  )
}

async function loadTables(client: pg.ClientBase, backup: OpenedBackup): Promise<void> {
  const expected = new Map((await listTables(client)).map((table) => [table.name, table.columns]))
  for await (const { name, columns, rows } of backup.tables) {
    if (expected.get(name)?.join() !== columns.join()) throw refuseAltered()
    expected.delete(name)
    await client.query(`delete from ${client.escapeIdentifier(name)}`)
    const taken = await copyIn(client, copyInStatement(client, { name, columns }), rows)
    if (taken !== backup.sums.at(-1)?.rows) throw refuseAltered()
  }
  if (expected.size > 0) throw refuseAltered()
}

async function setSequences(client: pg.ClientBase, { start }: OpenedBackup): Promise<void> {
  const known = new Set((await listSequences(client)).map(({ name }) => name))
  for (const { name, last, called } of start.sequences) {
    if (!known.has(name)) throw refuseAltered()
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      client.escapeIdentifier(name),
      last,
      called,
    ])
  }
}

/** A row that the tables don't take was not written by this program. */
function explain(error: unknown): unknown {
  const code = takeCode(error) ?? ''
  if (code === '53100') {
    return new BackupRefused(
      'На диске не хватило места для восстановления: освободите место. Ничего не восстановлено.',
    )
  }
  return /^2[23]/.test(code) ? refuseAltered() : error
}
