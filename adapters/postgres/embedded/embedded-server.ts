import { rmdirSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { isBrokenConnection } from '../broken-connection.ts'
import type { Connection } from '../database.ts'
import { findBinaries } from './binaries.ts'
import { boot } from './boot.ts'
import { openCluster, openDataDirectory, SUPERUSER } from './data-directory.ts'
import { openOwnDatabase } from './data-lock.ts'
import { type Patience, usualPatience } from './patience.ts'
import { isAlive, livePostmaster } from './postmaster-file.ts'
import type { Home } from './server-process.ts'
import type { ServerSettings } from './server-settings.ts'
import { chooseServerUser } from './server-user.ts'
import { nameSocketDirectory } from './socket-directory.ts'
import { StartRefused } from './start-refused.ts'

/** The name of the program's own database. */
const DATABASE = 'osh'

/** How the program's own database is reached over the socket in that directory. */
export const describeOwnDatabase = (socketDirectory: string): Connection => ({
  socketDirectory,
  user: SUPERUSER,
  database: DATABASE,
})

type Options = {
  readonly settings?: ServerSettings
  /** The usual where nothing else is said. */
  readonly patience?: Partial<Patience>
  /** Ends a start that is under way; a server that runs is ended by `stop`. */
  readonly signal?: AbortSignal
  /** Told that the database went away, and that it is back. */
  readonly onChange?: (state: 'lost' | 'back') => void
  /** Told once that the server can't be had back: another program took the data directory. */
  readonly onGone?: (why: StartRefused) => void
}

export type EmbeddedServer = {
  readonly connection: Connection
  /** Ends PostgreSQL, whether it was started or adopted, after its transactions are rolled back. */
  stop(): Promise<void>
}

/**
 * PostgreSQL in a data directory: made on the first start, started, or adopted when it outlived a killed program, and
 * started again whenever it dies.
 *
 * @throws StartRefused if the directory is not writable, is minded by another program, or can't be read by this PostgreSQL.
 */
export async function startEmbeddedServer(
  dataDirectory: string,
  options: Options = {},
): Promise<EmbeddedServer> {
  const home = await openHome(dataDirectory, options)
  const minder = new Minder(home, options)
  await minder.start()
  return {
    connection: describeOwnDatabase(home.socketDirectory),
    stop: () => minder.stop(),
  }
}

async function openHome(path: string, { settings = {}, patience }: Options): Promise<Home> {
  const binaries = findBinaries()
  const dataDirectory = await openDataDirectory(path)
  const user = chooseServerUser(dataDirectory, binaries)
  const cluster = await openCluster(dataDirectory, user, binaries)
  const socketDirectory = livePostmaster(cluster)?.socketDirectory || nameSocketDirectory(dataDirectory)
  const home = { dataDirectory, cluster, socketDirectory, user, binaries, settings }
  return { ...home, patience: { ...usualPatience, ...patience } }
}

/** Keeps one server alive until told to stop. */
class Minder {
  readonly #home: Home
  readonly #options: Options
  readonly #stopping = new AbortController()
  #lock: pg.Client | null = null

  constructor(home: Home, options: Options) {
    this.#home = home
    this.#options = options
  }

  async start(): Promise<void> {
    const signal = AbortSignal.any([
      this.#stopping.signal,
      ...(this.#options.signal ? [this.#options.signal] : []),
    ])
    for (;;) {
      const lock = await boot(this.#home, signal)
      if (await makeDatabase(lock)) return this.#watch(lock)
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort()
    await this.#lock?.end()
    await endServer(this.#home)
    try {
      rmdirSync(this.#home.socketDirectory)
    } catch {
      // Not empty or gone: the next start takes it as it is.
    }
  }

  #watch(lock: pg.Client): void {
    this.#lock = lock
    lock.once('end', () => {
      if (!this.#stopping.signal.aborted) void this.#recover()
    })
  }

  async #recover(): Promise<void> {
    this.#options.onChange?.('lost')
    for (let wait = 100; !this.#stopping.signal.aborted; wait = Math.min(wait * 2, 5000)) {
      try {
        this.#watch(await boot(this.#home, this.#stopping.signal))
        this.#options.onChange?.('back')
        return
      } catch (error) {
        if (error instanceof StartRefused && error.final) return this.#options.onGone?.(error)
        await pause(wait)
      }
    }
  }
}

/** False when the server died meanwhile: then it is brought up again. */
async function makeDatabase(lock: pg.Client): Promise<boolean> {
  try {
    await openOwnDatabase(lock, DATABASE)
    return true
  } catch (error) {
    await lock.end().catch(() => undefined)
    if (isBrokenConnection(error)) return false
    throw error
  }
}

async function endServer({ cluster, patience }: Home): Promise<void> {
  const server = livePostmaster(cluster)
  if (server === null) return
  process.kill(server.pid, 'SIGINT')
  const deadline = Date.now() + patience.shutdown
  while (isAlive(server.pid)) {
    if (Date.now() > deadline) process.kill(server.pid, 'SIGQUIT')
    await pause(10)
  }
}
