import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { aCompany, today } from '#tests/examples.ts'
import { register, startAsking } from '#tests/server/asking.ts'

let fresh: FreshDatabase
let database: Store
beforeAll(async () => {
  fresh = await freshDatabase()
  database = openTestDatabase(fresh.connection, 3)
})
afterAll(async () => {
  await database?.close()
  await fresh?.close()
})

/** PostgreSQL's own error, raised where a row would not fit. */
const fill = sql`
  create function no_room() returns trigger language plpgsql as
    $$ begin raise disk_full using message = 'could not extend file "base/1/2": No space left on device'; end $$;
  create trigger no_room before insert on departments execute function no_room()`

it('a full disk is named to the person, in the log and in health, and nothing more is told', async () => {
  const clock = makeSettableClock(today)
  const server = startAsking({ storage: makePostgresStorage(database, clock), clock })
  const olga = await register(server, 'olga@example.org')
  const company = (await (await olga.ask('/api/companies', { body: aCompany() })).json()) as { id: number }
  expect(await (await server.ask('/api/health')).json()).toEqual({ status: 'ok' })
  await fill.execute(database.kysely)
  const body = { companyId: company.id, name: 'Карьер' }
  const refused = await olga.ask('/api/employee-groups', { body })
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
  const said = await refused.text()
  expect(JSON.parse(said)).toMatchObject({ code: 'disk-full' })
  expect(said).toContain('закончилось место')
  const entry = server.log.at(-1)
  expect(entry).toMatchObject({ route: '/api/employee-groups', status: 503, trouble: 'disk-full' })
  expect(JSON.stringify(entry)).not.toMatch(/Карьер|base\/1/)
  const health = await server.ask('/api/health')
  expect([health.status, await health.json()]).toEqual([200, { status: 'degraded', trouble: 'disk-full' }])
  expect((await olga.ask(`/api/employee-groups?companyId=${company.id}`)).status).toBe(200)
})
