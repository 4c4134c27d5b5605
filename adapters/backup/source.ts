import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Connection } from '#adapters/postgres/database.ts'
import { describeOwnDatabase, startEmbeddedServer } from '#adapters/postgres/embedded/embedded-server.ts'
import { livePostmaster } from '#adapters/postgres/embedded/postmaster-file.ts'
import { BackupRefused } from './backup-refused.ts'

type Where = { readonly databaseUrl: string | null; readonly dataDirectory: string }

/** Hands over the database that the settings name: it may be running, and an embedded one that isn't is started meanwhile. */
export async function withSource<T>(
  { databaseUrl, dataDirectory }: Where,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  if (databaseUrl !== null) return work({ url: databaseUrl })
  const cluster = join(resolve(dataDirectory), 'postgres')
  if (!existsSync(join(cluster, 'PG_VERSION'))) {
    throw new BackupRefused(
      `В каталоге данных ${resolve(dataDirectory)} нет базы данных или нет прав на него: укажите его в DATA_DIR и запустите команду от имени того же пользователя, что и программу.`,
    )
  }
  const live = livePostmaster(cluster)
  if (live !== null) return work(describeOwnDatabase(live.socketDirectory))
  const server = await startEmbeddedServer(dataDirectory)
  try {
    return await work(server.connection)
  } finally {
    await server.stop()
  }
}
