import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { root } from '#tests/runners/child.ts'

/** The program as people start it, with its pages, on a database of its own. */
export type RunningServer = {
  readonly address: string
  /** The file of what it says. */
  readonly log: string
  /** By which a command of the console finds its database. */
  readonly environment: Readonly<Record<string, string>>
  /** For what only days that pass, or money that comes, would change. */
  query(sql: string, values?: readonly unknown[]): Promise<readonly Record<string, unknown>[]>
  /** Ends at once, as in a power cut; the database stays. */
  kill(): Promise<void>
  /** On the same address again; nothing where it runs. */
  restart(): Promise<void>
  /** Ends the server and drops its database. */
  close(): Promise<void>
}

/** Needs the run's PostgreSQL: `startTestServer()`. What the operator would set beside the database may be given. */
export async function startServer(settings: Readonly<Record<string, string>> = {}): Promise<RunningServer> {
  const database = await freshDatabase()
  const environment = { ...settings, ...environmentOf(database) }
  const log = join(tmpdir(), `osh-server-${database.connection.database}.log`)
  let { child, address } = await launch(environment, await quietPort(), log)
  return {
    address,
    log,
    environment,
    query: (sql, values = []) => query(environment.DATABASE_URL, sql, values),
    kill: () => ended(child, 'SIGKILL'),
    restart: async () => {
      if (!hasEnded(child)) return
      ;({ child, address } = await launch(environment, new URL(address).port, log))
    },
    close: async () => {
      await ended(child, 'SIGTERM')
      await database.close()
      await rm(log, { force: true })
    },
  }
}

async function query(connectionString: string | undefined, sql: string, values: readonly unknown[]) {
  const client = new Client({ connectionString })
  await client.connect()
  const { rows } = await client.query(sql, [...values]).finally(() => client.end())
  return rows
}

/**
 * A free port that no system gives out by itself: while the server is away, neither a client's connection nor another
 * test's server takes it.
 */
export async function quietPort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 30_000)
    const listener = createServer()
    const isFree = await new Promise<boolean>((known) => {
      listener.on('error', () => known(false))
      listener.listen(port, '127.0.0.1', () => known(true))
    })
    if (!isFree) continue
    await new Promise((closed) => listener.close(closed))
    return String(port)
  }
}

type Launched = { readonly child: ChildProcess; readonly address: string }

function environmentOf({ connection }: FreshDatabase): Readonly<Record<string, string>> {
  const { user, database, socketDirectory } = connection
  return {
    DATABASE_URL: `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketDirectory)}`,
    ERASURES_FILE: join(tmpdir(), `osh-erasures-${process.pid}.jsonl`),
  }
}

function launch(environment: Readonly<Record<string, string>>, port: string, log: string): Promise<Launched> {
  const child = spawn(process.execPath, [join(root, 'adapters/server/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...environment,
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      TRUSTED_PROXIES: '127.0.0.1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = createWriteStream(log, { flags: 'a' })
  child.stdout.pipe(output)
  child.stderr.pipe(output)
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said = `${said}${text.toString()}`.slice(-MOST_SAID)
  })
  return new Promise((done, fail) => {
    child.stdout.on('data', (text: Buffer) => {
      const address = /http:\S+/.exec(text.toString())?.[0]
      if (address) done({ child, address })
    })
    child.on('error', fail)
    child.on('exit', (code) => fail(new Error(`the server ended with ${code}: ${said}`)))
  })
}

/** Of what a server said before it ended. */
const MOST_SAID = 4000

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (hasEnded(child)) return
  const exit = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await exit
}
