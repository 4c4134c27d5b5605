import type { CompanyId } from '@osh/core/companies/company.ts'
import { findWindowEnd } from '@osh/core/deadlines/window.ts'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { systemClock } from '#adapters/clock/system-clock.ts'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { readDeadlinePage } from '#adapters/postgres/deadlines/deadline-page.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { freshDatabase, startTestServer } from '../../database.ts'
import { type Figure, median } from '../figure.ts'
import { type Asked, load, oneByOne } from '../serving/load.ts'
import type { Told } from '../serving/serve.ts'
import { served } from '../serving/served.ts'
import { signedIn } from '../serving/signed-in.ts'
import { sized } from '../size.ts'
import { OBLIGATIONS_EACH, seedDeadlines } from './seed-deadlines.ts'

const LARGE = sized(100_000, 5000)
const SMALL = 100
const ROUNDS = sized(9, 1)

/** The deadline table over a socket: as fast as its bare query, and as fast in a large company as in a small one. */
export async function deadlineRequests(): Promise<readonly Figure[]> {
  const server = await startTestServer()
  try {
    const { connection, close } = await freshDatabase()
    const recorder = recording(connection)
    try {
      await seedDeadlines(recorder.kysely, [LARGE, SMALL])
      return await measured(connection, await recorder.firstPage(), recorder.kysely)
    } finally {
      await recorder.kysely.destroy()
      await close()
    }
  } finally {
    await server.stop()
  }
}

async function measured(
  connection: Told['connection'],
  query: NonNullable<Told['query']>,
  kysely: Kysely<Schema>,
): Promise<readonly Figure[]> {
  const product = await served({ connection, query: null })
  const bare = await served({ connection, query })
  try {
    const headers = await signedIn(product.address, kysely)
    const tableOf = (company: number): Asked => ({
      url: `${product.address}/api/deadlines?companyId=${company}&section=briefings&limit=50`,
      headers,
    })
    const alone = { url: bare.address, headers: {} }
    return [await throughput(tableOf(1), alone), await sizes(tableOf(1), tableOf(2))]
  } finally {
    await Promise.all([product.stop(), bare.stop()])
  }
}

async function throughput(ours: Asked, bare: Asked): Promise<Figure> {
  await load(ours, { seconds: 2, count: 2000 })
  await load(bare, { seconds: 2, count: 2000 })
  const rounds: { readonly ours: number; readonly bare: number }[] = []
  for (let i = 0; i < ROUNDS; i++) {
    const bounds = { seconds: 1.5, count: 5000 }
    const one = await load(ours, bounds)
    const other = await load(bare, bounds)
    rounds.push({ ours: one.perSecond, bare: other.perSecond })
  }
  const perSecond = `${median(rounds.map(({ ours }) => ours)).toFixed(0)} ÷ ${median(rounds.map(({ bare }) => bare)).toFixed(0)}`
  return {
    what: `GET /api/deadlines of ${LARGE * OBLIGATIONS_EACH} rows ÷ the bare query`,
    value: median(rounds.map(({ ours, bare }) => ours / bare)),
    least: 0.65,
    beside: `${perSecond} requests a second`,
  }
}

async function sizes(large: Asked, small: Asked): Promise<Figure> {
  const ms: { large: number[]; small: number[] } = { large: [], small: [] }
  for (let i = 0; i < ROUNDS; i++) {
    ms.large.push(...(await oneByOne(large, 30)))
    ms.small.push(...(await oneByOne(small, 30)))
  }
  return {
    what: `the same, p50: ${LARGE} employees ÷ ${SMALL}`,
    value: median(ms.large) / median(ms.small),
    most: 2,
    beside: `${median(ms.large).toFixed(1)} ms ÷ ${median(ms.small).toFixed(1)} ms`,
  }
}

/** A way to the database that tells which SQL the product's first page of the table is. */
function recording(connection: Told['connection']) {
  const sent: { readonly sql: string; readonly parameters: readonly unknown[] }[] = []
  const pool = new pg.Pool({ ...buildClientOptions(connection), max: 2 })
  // The database is dropped at the end; a connection that is being closed then may be told so.
  pool.on('error', () => undefined)
  const kysely = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      sent.push({ sql: query.sql, parameters: query.parameters })
    },
  })
  const firstPage = async () => {
    const today = systemClock.today('Europe/Moscow')
    const due = {
      seen: null,
      companyId: 1 as CompanyId,
      section: 'briefing',
      today,
      from: null,
      waiting: null,
    } as const
    const page = { page: 1, limit: 50 }
    const { found } = await readDeadlinePage(
      kysely,
      { ...due, to: findWindowEnd('briefing', today) },
      'deadline',
      page,
    )
    const query = sent.at(-1)
    if (found.items.length !== 50 || !query) throw new Error('the table has no full page')
    return query
  }
  return { kysely, firstPage }
}
