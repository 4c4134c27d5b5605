import { setPriority } from 'node:os'
import pg from 'pg'
import { buildClientOptions, type Connection } from '#adapters/postgres/database.ts'
import { BackupRefused } from '../backup-refused.ts'
import { listTables, type Table } from './tables.ts'

/** The least hurry that the system knows: people's requests come first. */
const UNHURRIED = 19

/** One moment of the database, whatever is written meanwhile. */
export type Snapshot = { readonly client: pg.Client; readonly tables: readonly Table[] }

/**
 * Reads within one REPEATABLE READ transaction, while the service goes on.
 *
 * @throws BackupRefused for a database on several nodes: there is no one moment of all of them.
 */
export async function workInSnapshot<T>(
  connection: Connection,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(buildClientOptions(connection))
  client.on('error', () => undefined)
  await client.connect()
  try {
    if ('socketDirectory' in connection) await giveWay(client)
    await client.query("set statement_timeout = 0; set idle_session_timeout = 0; set datestyle to 'ISO'")
    await refuseCluster(client)
    const names = (await listTables(client)).map(({ name }) => client.escapeIdentifier(name))
    await client.query('begin transaction isolation level repeatable read read only')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    // Before the first read, which is the snapshot: no migration comes between the list and the rows.
    if (names.length > 0) await client.query(`lock table ${names.join(', ')} in access share mode`)
    const done = await work({ client, tables: await listTables(client) })
    await client.query('commit')
    return done
  } finally {
    await client.end().catch(() => undefined)
  }
}

async function refuseCluster(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("select from pg_extension where extname = 'citus'")
  if (rowCount === 0) return
  throw new BackupRefused(
    'База данных распределена по нескольким узлам (Citus): у них нет одного общего снимка, и копия была бы несогласованной. Копируйте узлы средствами кластера.',
  )
}

/** The embedded server's process for this connection gives way to the others; where that is not allowed, it doesn't. */
async function giveWay(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  try {
    for (const { pid } of rows) setPriority(pid, UNHURRIED)
  } catch {
    // Another user's process.
  }
}
