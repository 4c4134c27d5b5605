import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { freshDatabase, startTestServer } from '../../database.ts'
import { type Figure, median } from '../figure.ts'
import { type Asked, oneByOne } from '../serving/load.ts'
import { served } from '../serving/served.ts'
import { signedIn } from '../serving/signed-in.ts'
import { sized } from '../size.ts'
import { seedDeadlines } from './seed-deadlines.ts'

const LARGE = sized(10_000, 500)
const SMALL = 100
const BARRED = 20
const ROUNDS = sized(9, 1)

/** Today's work over a socket: with as few who may not work, as fast in a large company as in a small one. */
export async function todayRequests(): Promise<readonly Figure[]> {
  const server = await startTestServer()
  try {
    const { connection, close } = await freshDatabase()
    const pool = new pg.Pool({ ...buildClientOptions(connection), max: 2 })
    // The database is dropped at the end; a connection that is being closed then may be told so.
    pool.on('error', () => undefined)
    const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    const product = await served({ connection, query: null })
    try {
      await seedDeadlines(kysely, [LARGE, SMALL, LARGE])
      await leaveOverdue(kysely)
      const headers = await signedIn(product.address, kysely)
      const todayOf = (company: number): Asked => ({
        url: `${product.address}/api/today?companyId=${company}`,
        headers,
      })
      return [await sizes(todayOf(1), todayOf(2)), await whole(todayOf(3))]
    } finally {
      await product.stop()
      await kysely.destroy()
      await close()
    }
  } finally {
    await server.stop()
  }
}

/** In the first two companies one row of a few is overdue, in the third every row that there is. */
async function leaveOverdue(kysely: Kysely<Schema>): Promise<void> {
  await sql`update obligations set due = current_date + 30 + (id % 300)::int where company_id < 3`.execute(
    kysely,
  )
  await sql`update obligations o set due = current_date - 5 where o.section = 'medicalExamination' and o.employee_id in (
    select e.id from employees e where e.company_id = o.company_id order by e.id limit ${BARRED}) and company_id < 3`.execute(
    kysely,
  )
  await sql`update obligations set due = current_date - 5 where company_id = 3`.execute(kysely)
  await sql`vacuum analyze obligations`.execute(kysely)
}

async function sizes(large: Asked, small: Asked): Promise<Figure> {
  const ms: { large: number[]; small: number[] } = { large: [], small: [] }
  for (let i = 0; i < ROUNDS; i++) {
    ms.large.push(...(await oneByOne(large, 30)))
    ms.small.push(...(await oneByOne(small, 30)))
  }
  return {
    what: `GET /api/today, ${BARRED} barred, p50: ${LARGE} employees ÷ ${SMALL}`,
    value: median(ms.large) / median(ms.small),
    most: 2,
    beside: `${median(ms.large).toFixed(1)} ms ÷ ${median(ms.small).toFixed(1)} ms`,
  }
}

async function whole(asked: Asked): Promise<Figure> {
  await oneByOne(asked, 10)
  return {
    what: `the same where all ${LARGE} are barred, p50, ms`,
    value: median(await oneByOne(asked, 50)),
    beside: 'no more rows are read than are counted',
  }
}
