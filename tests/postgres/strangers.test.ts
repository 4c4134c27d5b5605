import type { CompanyId } from '@osh/core/companies/company.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openDatabase } from '#adapters/postgres/database.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Schema } from '#adapters/postgres/schema.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { type FreshDatabase, freshDatabase } from '#tests/database.ts'
import { today } from '#tests/examples.ts'
import { type Asked, furnish, type House, type Person, register, startAsking } from '#tests/server/asking.ts'
import { namesCompany, requestOf } from '#tests/server/house-requests.ts'
import { type Operation, operationsOf, published } from '#tests/server/published.ts'

const ABSENT = 987_654
const EMPLOYEES = 10_000
const CALLS = 200

/** One of each way to name what is another's: by the query, the path, the body, and a file's. STRANGERS=all asks every operation. */
const asked = ['GET /api/employees', 'GET /api/memos/{id}', 'POST /api/memos', 'GET /api/documents/{id}/file']

let fresh: FreshDatabase
let database: Store
let server: Asked
let stranger: Person
let operations: readonly Operation[]
/** A company of no one, one of ten thousand, and one that is not there. */
let houses: Readonly<Record<'empty' | 'large' | 'absent', House>>

beforeAll(async () => {
  fresh = await freshDatabase()
  database = openDatabase<Schema>(fresh.connection, 4)
  const clock = makeSettableClock(today)
  server = startAsking({ storage: makePostgresStorage(database, clock), clock })
  operations = operationsOf(await published(server)).filter(namesCompany)
  const large = await furnish(await register(server, 'large@example.org'))
  const empty = await furnish(await register(server, 'empty@example.org'))
  stranger = await register(server, 'stranger@example.org')
  await furnish(stranger)
  await hireMany(large.company as CompanyId)
  const absent = Object.fromEntries(Object.keys(large).map((kind) => [kind, ABSENT])) as House
  houses = { empty, large, absent }
}, 120_000)
afterAll(async () => {
  await database?.close()
  await fresh?.close()
})

const hireMany = async (company: CompanyId): Promise<void> => {
  await sql`insert into employees (company_id, last_name, first_name, full_name, search_name, department_id,
      position_id, position_name, sex, birth_date, hire_date, created_by, created_at)
    select company_id, last_name, first_name, full_name, search_name, department_id, position_id, position_name, sex,
      birth_date, hire_date, created_by, created_at
    from employees, generate_series(1, ${EMPLOYEES}::int) where company_id = ${company}`.execute(
    database.kysely,
  )
  await sql`vacuum analyze`.execute(database.kysely)
}

it('what is foreign takes as long to be refused as what is not there, whatever the size of the company', {
  retry: 1,
  timeout: 600_000,
}, async () => {
  const all = process.env.STRANGERS === 'all'
  const chosen = operations.filter(({ method, path }) => all || asked.includes(`${method} ${path}`))
  expect(chosen.length).toBeGreaterThanOrEqual(asked.length)
  const told: string[] = []
  for (const operation of chosen) {
    const { empty, large, absent } = await mediansOf(operation)
    const ratio = Math.max(empty, large, absent) / Math.min(empty, large, absent)
    const figures = [absent, empty, large].map((ms) => ms.toFixed(2)).join(' / ')
    told.push(`${operation.method} ${operation.path}: ${figures} ms, ${ratio.toFixed(2)}`)
    expect([told.at(-1), ratio < 2]).toEqual([told.at(-1), true])
  }
  if (all) console.log(told.join('\n'))
})

/** Milliseconds of a refusal, of calls that alternate: whatever else the machine does meets all three alike. */
async function mediansOf(operation: Operation): Promise<Readonly<Record<keyof typeof houses, number>>> {
  const times = { empty: [] as number[], large: [] as number[], absent: [] as number[] }
  for (let i = 0; i < CALLS; i++)
    for (const kind of ['empty', 'large', 'absent'] as const) {
      const { path, ...given } = requestOf(operation, houses[kind])
      const started = performance.now()
      const { status } = await stranger.ask(path, given)
      times[kind].push(performance.now() - started)
      if (status !== 404) throw new Error(`${operation.method} ${path} answered ${status}`)
    }
  return { empty: median(times.empty), large: median(times.large), absent: median(times.absent) }
}

const median = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
