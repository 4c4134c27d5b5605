import { type ChildProcess, spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { root } from '#tests/runners/child.ts'

/** The program as people start it, with its pages, on a database of its own. */
export type RunningServer = {
  readonly address: string
  /** Ends at once, as in a power cut; the database stays. */
  kill(): Promise<void>
  /** On the same address again. */
  restart(): Promise<void>
  /** Ends the server and drops its database. */
  close(): Promise<void>
}

/** Needs the run's PostgreSQL: `startTestServer()`. */
export async function startServer(): Promise<RunningServer> {
  const database = await freshDatabase()
  let { child, address } = await launch(database, '0')
  return {
    address,
    kill: () => ended(child, 'SIGKILL'),
    restart: async () => {
      ;({ child, address } = await launch(database, new URL(address).port))
    },
    close: async () => {
      await ended(child, 'SIGTERM')
      await database.close()
    },
  }
}

type Launched = { readonly child: ChildProcess; readonly address: string }

function launch({ connection }: FreshDatabase, port: string): Promise<Launched> {
  const { user, database, socketDirectory } = connection
  const url = `postgres://${user}@localhost/${database}?host=${encodeURIComponent(socketDirectory)}`
  const child = spawn(process.execPath, [join(root, 'adapters/server/start.ts')], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      HOST: '127.0.0.1',
      DATABASE_URL: url,
      TRUSTED_PROXIES: '127.0.0.1',
      ERASURES_FILE: join(tmpdir(), `osh-erasures-${process.pid}.jsonl`),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text: Buffer) => {
    said += text.toString()
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

async function ended(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exit = new Promise((done) => child.once('exit', done))
  child.kill(signal)
  await exit
}
