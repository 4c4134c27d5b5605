import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { makeBrowserStorage } from '#tests/contracts/browser-storage.ts'
import { accepted } from '#tests/contracts/world.ts'
import { freshDatabase, startTestServer } from '#tests/database.ts'
import { makeHttpOutside } from '#tests/http-outside.ts'
import type { Asked } from './load.ts'
import type { Told } from './serve.ts'
import { type Served, served } from './served.ts'

/** The product in a process of its own, on an embedded PostgreSQL that runs as `npm start` has it. */
export type Product = Omit<Served, 'stop'> & { readonly kysely: Kysely<Schema> }

export async function withProduct<T>(
  measure: (product: Product) => Promise<T>,
  settings: Pick<Told, 'listens'> = {},
): Promise<T> {
  const server = await startTestServer({})
  const { connection, close } = await freshDatabase()
  const pool = new pg.Pool({ ...buildClientOptions(connection), max: 2 })
  // The database is dropped at the end; a connection that is being closed then may be told so.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  const product = await served({ connection, query: null, ...settings })
  try {
    return await measure({ ...product, kysely })
  } finally {
    await product.stop()
    await kysely.destroy()
    await close()
    await server.stop()
  }
}

export const PASSWORD = 'a long password'

/** Someone at a browser of their own, an owner of those companies. */
export async function visitor(
  { address, kysely }: Product,
  companies: readonly number[],
  name = companies.join('-'),
) {
  const email = `bench-${name}@example.org`
  const outside = makeHttpOutside({
    host: address,
    storage: makeBrowserStorage(),
    clock: systemClock,
    locks: null,
    events: null,
  })
  outside.session.begin(accepted(await outside.accounts.register(email, PASSWORD)))
  await sql`insert into memberships select c, u.id, 'owner', now()
    from users u, unnest(${companies}::bigint[]) c where u.email = ${email}`.execute(kysely)
  const get = (path: string): Asked => {
    const headers = { authorization: `Bearer ${outside.session.readTokens()?.accessToken ?? ''}` }
    return { url: `${address}${path}`, headers }
  }
  const signInAgain = async () =>
    outside.session.begin(accepted(await outside.accounts.logIn(email, PASSWORD)))
  return { ...outside, get, signInAgain }
}
