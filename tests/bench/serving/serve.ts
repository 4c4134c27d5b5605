import { devNull } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { serve } from '@hono/node-server'
import pg from 'pg'
import { buildClientOptions, type Connection, openDatabase } from '#adapters/postgres/database.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { runOnDatabase } from '#adapters/server/running/app-on-database.ts'
import { listen } from '#adapters/server/running/listener.ts'

/** What the process is told: where the database is, and for the bare server the one query that it answers with. */
export type Told = {
  readonly connection: Connection
  /** Whether it listens to the database, as `npm start` has it; behind a pooler in transaction mode nothing is heard. */
  readonly listens?: boolean
  readonly query: { readonly sql: string; readonly parameters: readonly unknown[] } | null
}

const POOL = 10

/** The product as `npm start` serves it, on a free port. */
async function product({ connection, listens = true }: Told): Promise<string> {
  const listener = await listen('127.0.0.1', 0)
  const database = openDatabase<Schema>(connection, POOL)
  listener.serve(
    runOnDatabase(database, null, { securityLog: devNull, ...(listens ? { connection } : {}) }).app.fetch,
  )
  return listener.address
}

/** The query and its rows as JSON: no sign-in, no membership, no routes. */
function bare(connection: Connection, { sql, parameters }: NonNullable<Told['query']>): Promise<string> {
  const pool = new pg.Pool({ ...buildClientOptions(connection), max: POOL })
  const answer = async (): Promise<Response> => Response.json((await pool.query(sql, [...parameters])).rows)
  return new Promise((done) => {
    serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, ({ port }) => done(`http://127.0.0.1:${port}`))
  })
}

const SWEEPING_MS = 300

/** What whoever started this process may ask, a word a line; each is answered with a number on a line. */
const answers: Readonly<Record<string, () => number | Promise<number>>> = {
  // The longest stop of the event loop since this was asked last, ms.
  'longest-stop': () => {
    const longest = stops.max / 1e6
    stops.reset()
    return longest
  },
  // What is held once all that can be given back has been, bytes.
  'resting-memory': async () => {
    setFlagsFromString('--expose-gc')
    // What one collection lets go is swept beside the program, and found free by the next.
    for (let i = 0; i < 3; i++) {
      runInNewContext('gc')()
      await pause(SWEEPING_MS)
    }
    return process.memoryUsage().rss
  },
}
const stops = monitorEventLoopDelay({ resolution: 5 })
stops.enable()

// Whoever started this process ends it by closing its standard input, also when killed.
createInterface(process.stdin)
  .on('close', () => process.exit())
  .on('line', async (word) => process.stdout.write(`${(await answers[word]?.()) ?? Number.NaN}\n`))
const given = JSON.parse(process.env.BENCH_SERVE ?? '{}') as Told
process.stdout.write(`${await (given.query ? bare(given.connection, given.query) : product(given))}\n`)
