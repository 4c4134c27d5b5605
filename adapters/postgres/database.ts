import { setTimeout as pause } from 'node:timers/promises'
import {
  Kysely,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
  sql,
  type Transaction,
} from 'kysely'
import pg from 'pg'
import { awaitDatabase, takeCode } from './broken-connection.ts'
import { columnTypes } from './column-parsers.ts'
import { sendAhead } from './send-ahead.ts'
import { makeStatementNamer } from './statement-names.ts'

/** Where the database is: a URL, or the directory of the embedded server's socket. */
export type Connection =
  | { readonly url: string }
  | { readonly socketDirectory: string; readonly user: string; readonly database: string }

/** One pool of connections; `Schema` is Kysely's description of the tables. */
export type Database<Schema> = {
  readonly kysely: Kysely<Schema>
  /**
   * Runs the work in one transaction (read committed) and runs it again, up to five times, when PostgreSQL asks for that
   * (serialization failure, deadlock), or when a unique index shows that someone else was quicker. So the work touches nothing but the database.
   */
  transaction<T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T>
  /** Answers once the database does. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** Milliseconds after which whoever asks is told that the database is away. */
export type DatabaseLimits = {
  /** For a statement. */
  readonly statementMs: number
  /** For a connection, while all that there may be are in use too. */
  readonly connectionMs: number
}

const ATTEMPTS = 5
/** Serialization failure, deadlock, unique violation: whoever was quicker has committed by now. */
const TRY_AGAIN = new Set(['40001', '40P01', '23505', '23503'])

/** Opens no connection yet. Every query throws `Unavailable` while the database is away, and works again once it is back. */
export function openDatabase<Schema>(
  connection: Connection,
  poolSize = 10,
  { statementMs = STATEMENT_MS, connectionMs = CONNECTION_MS }: Partial<DatabaseLimits> = {},
): Database<Schema> {
  const pool = new pg.Pool({
    ...buildClientOptions(connection),
    max: poolSize,
    pipeline: true,
    connectionTimeoutMillis: connectionMs,
    idleTimeoutMillis: 30_000,
    onConnect: prepare(statementMs, 'url' in connection ? '' : PLANNED_FOR_VALUES),
  })
  // A lost connection is reported to whoever uses it next; without listeners it would end the process.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: watch(pool, 'url' in connection ? behindUrl : own) }),
  })
  return {
    kysely,
    transaction: (work) => withRetries(() => kysely.transaction().execute(work)),
    ping: async () => {
      await sql`select 1`.execute(kysely)
    },
    close: async () => {
      await kysely.destroy()
      if (!pool.ended) await pool.end()
    },
  }
}

/**
 * Makes the connection write days and moments as the column parsers read them, and end what takes longer than any request waits.
 * Said by SET: a pooler in transaction mode refuses `options` at the start of a connection, and keeps the first two for its client.
 */
const prepare = (statementMs: number, more: string) => async (client: pg.ClientBase) => {
  await client.query(
    `set datestyle to 'ISO'; set timezone to 'UTC'; set statement_timeout to ${statementMs}${more}`,
  )
}

/** Lists are planned for their values each time. */
const PLANNED_FOR_VALUES = '; set plan_cache_mode to force_custom_plan'
/** Statements of transactions look things up by their keys: one plan is good for all values. */
const PLANNED_ONCE = '; set local plan_cache_mode to auto'

/** Longer than the longest list of a large company takes, and than anyone waits for a page. */
const STATEMENT_MS = 30_000

/** While all connections are in use: a person rather waits than is told to come back. */
const CONNECTION_MS = 15_000

/** What a pg client or pool needs to reach the database and to read its columns as this program does. */
export const buildClientOptions = (connection: Connection): pg.ClientConfig => ({
  ...('url' in connection
    ? { connectionString: connection.url }
    : {
        ...ownServer,
        host: connection.socketDirectory,
        user: connection.user,
        database: connection.database,
      }),
  types: columnTypes,
  keepAlive: true,
})

/**
 * What the program's own server is asked with, so that PGPORT, PGPASSWORD, PGOPTIONS and their like, which are of other servers,
 * are not looked at: pg takes an empty word for none, and falls back to them.
 */
const ownServer: pg.ClientConfig = {
  port: 5432,
  password: 'none',
  ssl: false,
  options: '-c client_min_messages=notice',
  client_encoding: 'UTF8',
  application_name: 'osh',
}

async function withRetries<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt === ATTEMPTS || !TRY_AGAIN.has(takeCode(error) ?? '')) throw error
      await pause(Math.random() * 20 * 2 ** attempt)
    }
  }
}

/**
 * Under names PostgreSQL parses statements once in a connection. Not behind a URL: a pooler there may hand each transaction another
 * connection, which knows no names.
 */
const own: Naming = {
  begin: `begin${PLANNED_ONCE}`,
  nameInTransaction: makeStatementNamer('t'),
  nameOfRead: makeStatementNamer('r'),
}
const behindUrl: Naming = {
  begin: 'begin',
  nameInTransaction: () => undefined,
  nameOfRead: () => undefined,
}

type NameOf = (text: string) => string | undefined
type Naming = { readonly begin: string; readonly nameInTransaction: NameOf; readonly nameOfRead: NameOf }

/** The pool as Kysely sees it, with lost connections named `Unavailable`, and what gives nothing back sent ahead. */
function watch(pool: pg.Pool, { begin, nameInTransaction, nameOfRead }: Naming): PostgresPool {
  return {
    options: pool.options,
    connect: async (): Promise<PostgresPoolClient> => {
      const client = await awaitDatabase(pool.connect())
      const ask = sendAhead<unknown>(
        (text, parameters, isInTransaction) => {
          if (text === 'begin') return awaitDatabase(client.query(begin))
          const nameOf = isInTransaction ? nameInTransaction : nameOfRead
          const name = parameters.length > 0 ? nameOf(text) : undefined
          return awaitDatabase(client.query({ text, values: [...parameters], ...(name ? { name } : {}) }))
        },
        { command: 'INSERT', rowCount: 0, rows: [] },
      )
      return {
        query: async <R>(text: unknown, parameters: readonly unknown[] = []) =>
          (await ask(String(text), parameters)) as PostgresQueryResult<R>,
        release: (destroy?: boolean) => client.release(destroy),
      } as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}
