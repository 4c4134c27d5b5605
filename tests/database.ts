import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import {
  buildClientOptions,
  type Connection,
  type Database,
  openDatabase,
} from '#adapters/postgres/database.ts'
import { startEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts'
import type { Patience } from '#adapters/postgres/embedded/patience.ts'
import type { ServerSettings } from '#adapters/postgres/embedded/server-settings.ts'
import { migrate } from '#adapters/postgres/migrate.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { PATIENCE_MS } from './patience.ts'

/** Where the run's server is, for the processes that the run starts. */
const VARIABLE = 'OSH_TEST_POSTGRES'

type Local = Extract<Connection, { readonly socketDirectory: string }>
export type TestServer = {
  stop(): Promise<void>
  /** The end of what it wrote to its log. */
  lastWords(): Promise<string>
}
export type FreshDatabase = { readonly connection: Local; close(): Promise<void> }

/** Fast, and for many tests at once: whatever is committed may be gone after a power cut. */
const forgetful: ServerSettings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '400',
  statement_timeout: String(PATIENCE_MS),
  idle_in_transaction_session_timeout: String(PATIENCE_MS),
}

/** A busy machine takes as long as it takes. */
export const patientStart: Patience = { silence: PATIENCE_MS, release: PATIENCE_MS, shutdown: PATIENCE_MS }

/**
 * Starts the one PostgreSQL of a test run, with migrated tables in a template. Whoever finds it running already (a
 * runner inside a run) gets a `stop` that does nothing. It ends with its starter even when that is killed. Settings
 * `{}` are those of `npm start`.
 */
export async function startTestServer(settings: ServerSettings = forgetful): Promise<TestServer> {
  if (process.env[VARIABLE]) return { stop: async () => undefined, lastWords: async () => '' }
  const directory = await mkdtemp(join(tmpdir(), 'osh-test-'))
  const server = await startEmbeddedServer(directory, { settings, patience: patientStart })
  endWithThisProcess(directory)
  await migrate(server.connection)
  process.env[VARIABLE] = JSON.stringify(server.connection)
  return {
    stop: async () => {
      delete process.env[VARIABLE]
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
    lastWords: async () => {
      const text = await readFile(join(directory, 'postgres.log'), 'utf8').catch(String)
      return text.trimEnd().split('\n').slice(-LAST_LINES).join('\n')
    },
  }
}

const LAST_LINES = 40

/** A migrated database of its own, for as many connections as the test likes; `close` ends them and drops it. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const template = templateConnection()
  const database = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await command(template, `create database ${database} template ${template.database} strategy file_copy`)
  return {
    connection: { ...template, database },
    close: () => command(template, `drop database if exists ${database} with (force)`),
  }
}

/** So many connections of a test; whoever waits for one, or for an answer, waits as long as a test does. */
export const openTestDatabase = <S = Schema>(connection: Connection, poolSize?: number): Database<S> =>
  openDatabase<S>(connection, poolSize, { statementMs: PATIENCE_MS, connectionMs: PATIENCE_MS })

/** An empty database, without tables. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const template = templateConnection()
  const database = `empty_${process.pid}_${randomBytes(4).toString('hex')}`
  await command(template, `create database ${database} template template0`)
  return {
    connection: { ...template, database },
    close: () => command(template, `drop database if exists ${database} with (force)`),
  }
}

function templateConnection(): Local {
  const found = process.env[VARIABLE]
  if (!found) throw new Error('no test server: the runner starts it by startTestServer()')
  return JSON.parse(found) as Local
}

async function command(template: Local, text: string): Promise<void> {
  const client = new pg.Client(buildClientOptions({ ...template, database: 'postgres' }))
  await client.connect()
  try {
    await client.query(text)
  } finally {
    await client.end()
  }
}

/** A watch beside the run: a killed runner can't clean up after itself. */
function endWithThisProcess(directory: string): void {
  const script = `while kill -0 "$1" 2>/dev/null; do sleep 1; done
    [ -f "$2/postgres/postmaster.pid" ] && kill -QUIT "$(head -n 1 "$2/postgres/postmaster.pid")"
    sleep 1; rm -rf "$2"`
  const args = ['-c', script, 'sh', String(process.pid), directory]
  spawn('/bin/sh', args, { detached: true, stdio: 'ignore' }).unref()
}
