import type { Connection } from '#adapters/postgres/database.ts'
import { makePostgresStorage, type PostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Opened } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/contracts/world.ts'
import { freshDatabase, openTestDatabase } from '#tests/database.ts'

export type OpenedPostgres = Opened & { readonly storage: PostgresStorage }

/** A database of its own; every opening is another pool of connections, as another server has it. */
export async function openPostgres(): Promise<OpenedPostgres> {
  const { connection, close } = await freshDatabase()
  const opened = await openPostgresIn(connection)
  return {
    ...opened,
    close: async () => {
      await opened.close()
      await close()
    },
  }
}

/** A database that is there already, and stays. */
export async function openPostgresIn(connection: Connection): Promise<OpenedPostgres> {
  const clock = makeSettableClock(today)
  const pools: { close(): Promise<void> }[] = []
  const open = async (): Promise<PostgresStorage> => {
    const database = openTestDatabase(connection, 4)
    pools.push(database)
    return makePostgresStorage(database, clock)
  }
  return {
    storage: await open(),
    reopen: open,
    another: open,
    clock,
    close: async () => {
      for (const pool of pools) await pool.close()
    },
  }
}
