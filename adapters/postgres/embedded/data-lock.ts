import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { takeCode } from '../broken-connection.ts'
import { buildClientOptions } from '../database.ts'
import { SUPERUSER } from './data-directory.ts'
import type { Home } from './server-process.ts'

/** Any two numbers: the lock of the one program that minds this server. */
const LOCK = [7_031, 197]

export type Attempt = 'starting' | 'unreachable' | 'held' | pg.Client

/**
 * Connects to the server and takes its lock, which lives as long as the connection.
 *
 * @returns the connection that holds the lock; `held` when another program has it; `starting` while the server starts,
 * recovers or stops; `unreachable` when no one listens.
 */
export async function takeLock({
  socketDirectory,
  patience,
}: Pick<Home, 'socketDirectory' | 'patience'>): Promise<Attempt> {
  const client = new pg.Client(buildClientOptions({ socketDirectory, user: SUPERUSER, database: 'postgres' }))
  // A lost connection is noticed by its `end`.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('set statement_timeout = 0; set idle_session_timeout = 0')
    if (await isLocked(client, patience.release)) return client
    await client.end()
    return 'held'
  } catch (error) {
    await client.end().catch(() => undefined)
    return takeCode(error)?.startsWith('57P') || takeCode(error) === '53300' ? 'starting' : 'unreachable'
  }
}

async function isLocked(client: pg.Client, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>(
      'select pg_try_advisory_lock($1, $2) as taken',
      LOCK,
    )
    if (rows[0]?.taken) return true
    if (Date.now() > deadline) return false
    await pause(50)
  }
}

/** Makes the program's own database, once. */
export async function openOwnDatabase(client: pg.Client, name: string): Promise<void> {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
}
