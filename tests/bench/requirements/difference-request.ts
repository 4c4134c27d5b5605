import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import { freshDatabase, startTestServer } from '../../database.ts'
import { seedDeadlines } from '../deadlines/seed-deadlines.ts'
import { type Figure, median } from '../figure.ts'
import { oneByOne } from '../serving/load.ts'
import { served } from '../serving/served.ts'
import { signedIn } from '../serving/signed-in.ts'
import { sized } from '../size.ts'

const EMPLOYEES = sized(10_000, 200)
const TIMES = sized(15, 2)

/** The difference of a requirement over everyone who holds the post, looked at and then applied: half of them lack it, half have it otherwise. */
export async function differenceRequest(): Promise<readonly Figure[]> {
  const server = await startTestServer()
  try {
    const { connection, close } = await freshDatabase()
    const pool = new pg.Pool({ ...buildClientOptions(connection), max: 2 })
    // The database is dropped at the end; a connection that is being closed then may be told so.
    pool.on('error', () => undefined)
    const kysely = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
    const product = await served({ connection, query: null })
    try {
      await seedDeadlines(kysely, [EMPLOYEES])
      await require(kysely)
      const headers = await signedIn(product.address, kysely)
      const url = `${product.address}/api/requirements/difference?companyId=1&positionId=1&page=1&limit=1`
      const { counts, mark } = (await (await fetch(url, { headers })).json()) as Told
      await oneByOne({ url, headers }, 3)
      const beside = `${counts.assign} to assign, ${counts.change} to change`
      return [
        {
          what: `GET /api/requirements/difference, ${EMPLOYEES} employees, p50, ms`,
          value: median(await oneByOne({ url, headers }, TIMES)),
          most: 500,
          beside,
        },
        {
          what: `POST /api/requirements/application, ${EMPLOYEES} employees, ms`,
          value: median(await oneByOne(makeApplication(product.address, headers, mark), 1)),
          most: 5_000,
          beside,
        },
      ]
    } finally {
      await product.stop()
      await kysely.destroy()
      await close()
    }
  } finally {
    await server.stop()
  }
}

type Told = {
  readonly counts: { readonly assign: number; readonly change: number }
  readonly mark: string
}

const makeApplication = (address: string, headers: Readonly<Record<string, string>>, mark: string) => ({
  url: `${address}/api/requirements/application`,
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify({ companyId: 1, positionId: 1, mark }),
})

async function require(kysely: Kysely<Schema>): Promise<void> {
  const subject = JSON.stringify({ section: 'training', name: 'Предмет 4' })
  const periodicity = JSON.stringify({ kind: 'every', months: 12 })
  const decision = JSON.stringify({ kind: 'accepted', instead: null, basis: null })
  await sql`insert into requirements (company_id, position_id, subject, periodicity, decision, since, decided_by, decided_at)
    values (1, 1, ${subject}::json, ${periodicity}::json, ${decision}::json, '2024-01-01', 1, now())`.execute(
    kysely,
  )
  await sql`delete from obligations where subject_name = 'Предмет 4' and employee_id % 2 = 0`.execute(kysely)
  await sql`vacuum analyze`.execute(kysely)
}
