import { setTimeout as pause } from 'node:timers/promises'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { takeCode } from '#adapters/postgres/broken-connection.ts'
import { type Connection, type Database, openDatabase } from '#adapters/postgres/database.ts'
import { startEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts'
import { StartRefused } from '#adapters/postgres/embedded/start-refused.ts'
import { ForeignMigrations, migrate } from '#adapters/postgres/migrate.ts'
import type { Schema } from '#adapters/postgres/schema.ts'

type Where = { readonly databaseUrl: string | null; readonly dataDirectory: string }

type Events = {
  readonly signal: AbortSignal
  readonly onChange: (state: 'lost' | 'back') => void
  readonly onGone: (why: StartRefused) => void
}

type Server = { readonly connection: Connection; stop(): Promise<void> }

export type OpenDatabase = {
  readonly database: Database<Schema>
  readonly connection: Connection
  close(): Promise<void>
}

/** The database that the settings name, with its tables brought up to date. */
export async function openMigrated(
  { databaseUrl, dataDirectory }: Where,
  events: Events,
): Promise<OpenDatabase> {
  const server: Server = databaseUrl
    ? { connection: { url: databaseUrl }, stop: async () => undefined }
    : await startEmbeddedServer(dataDirectory, events)
  try {
    await (databaseUrl ? migrate(server.connection) : migrateMinded(server.connection, events.signal))
  } catch (error) {
    await server.stop()
    throw explain(error)
  }
  const database = openDatabase<Schema>(server.connection)
  return {
    database,
    connection: server.connection,
    close: async () => {
      await database.close()
      await server.stop()
    },
  }
}

const PATIENCE_MS = 60_000

/** The embedded server may die in the middle and be brought back: what was under way is done again. */
async function migrateMinded(connection: Connection, signal: AbortSignal): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      return await migrate(connection)
    } catch (error) {
      if (!(error instanceof Unavailable) || signal.aborted || Date.now() > deadline) throw error
      await pause(100)
    }
  }
}

/** What the user can put right; the address itself is never repeated: there may be a password in it. */
function explain(error: unknown): unknown {
  if (error instanceof ForeignMigrations) {
    return new StartRefused(
      `База данных изменена другой версией программы (${error.migration}): запустите ту версию или более новую.`,
      { cause: error },
    )
  }
  if (error instanceof Unavailable) {
    return new StartRefused(
      `База данных не отвечает (${takeCode(error.cause) ?? 'нет связи'}): проверьте DATABASE_URL и то, что PostgreSQL запущен.`,
      { cause: error },
    )
  }
  const code = takeCode(error) ?? ''
  if (code.startsWith('28')) {
    return new StartRefused('PostgreSQL не принимает имя или пароль из DATABASE_URL: исправьте их.', {
      cause: error,
    })
  }
  if (code === '3D000') {
    return new StartRefused('Базы данных из DATABASE_URL нет: создайте её командой createdb.', {
      cause: error,
    })
  }
  if (code === '42501') {
    return new StartRefused(
      'Пользователю из DATABASE_URL нельзя создавать таблицы: сделайте его владельцем базы данных.',
      { cause: error },
    )
  }
  return error
}
