import { serve } from '@hono/node-server'
import pg from 'pg'
import { type Connection, clientOptions, openDatabase } from '#adapters/postgres/database.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { appOnDatabase } from '#adapters/server/running/app-on-database.ts'
import { listen } from '#adapters/server/running/listener.ts'

/** What the process is told: where the database is, and for the bare server the one query that it answers with. */
export type Told = {
  readonly connection: Connection
  readonly query: { readonly sql: string; readonly parameters: readonly unknown[] } | null
}

const POOL = 10

/** The product as `npm start` serves it, on a free port. */
async function product({ connection }: Told): Promise<string> {
  const listener = await listen('127.0.0.1', 0)
  listener.serve(appOnDatabase(openDatabase<Schema>(connection, POOL), null).app.fetch)
  return listener.address
}

/** The query and its rows as JSON: no sign-in, no membership, no routes. */
function bare(connection: Connection, { sql, parameters }: NonNullable<Told['query']>): Promise<string> {
  const pool = new pg.Pool({ ...clientOptions(connection), max: POOL })
  const answer = async (): Promise<Response> => Response.json((await pool.query(sql, [...parameters])).rows)
  return new Promise((done) => {
    serve({ fetch: answer, hostname: '127.0.0.1', port: 0 }, ({ port }) => done(`http://127.0.0.1:${port}`))
  })
}

// Whoever started this process ends it by closing its standard input, also when killed.
process.stdin.on('end', () => process.exit()).resume()
const told = JSON.parse(process.env.BENCH_SERVE ?? '{}') as Told
process.stdout.write(`${await (told.query ? bare(told.connection, told.query) : product(told))}\n`)
