import { NOTICES_TOLD } from '@osh/core/notices/step-notices.ts'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { newUser } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, newWorld, today } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { repeatAccident } from '#tests/many-notices.ts'

let fresh: FreshDatabase
let store: Store
beforeAll(async () => {
  fresh = await freshDatabase()
  store = openTestDatabase(fresh.connection, 4)
})
afterAll(async () => {
  await store?.close()
  await fresh?.close()
})

it('of 10,000 notices each is raised once, and so many are told that a page can show them, until all are read', async () => {
  const clock = makeSettableClock(today)
  const storage = makePostgresStorage(store, clock)
  const records = storage.openRecords(await newUser(storage))
  const same = async () => records
  const opened = { records, stranger: records, reopen: same, another: same, clock }
  const { company } = await newWorld({ ...opened, close: async () => undefined })
  const accident = { degree: 'fatal', date: '2026-09-01', time: '09:00', place: 'Карьер' }
  const details = { ...accident, injured: [{ fullName: 'Титов Роман' }] }
  accepted(await records.incidents.record({ companyId: company.id, details }))
  const each = (await records.notices.list(company.id)).length
  const accidents = Math.ceil(10_000 / each)
  const client = new Client(buildClientOptions(fresh.connection))
  await client.connect()
  await client.query(repeatAccident(accidents - 1), [company.id])
  await client.end()

  await Promise.all([storage.raiseNotices(), records.notices.list(company.id)])
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from notices`.execute(store.kysely)
  expect(rows).toEqual([{ n: accidents * each }])
  expect(accidents * each).toBeGreaterThanOrEqual(10_000)

  const told = await records.notices.list(company.id)
  expect(told).toHaveLength(NOTICES_TOLD)
  accepted(await records.notices.read({ companyId: company.id, details: { ids: told.map(({ id }) => id) } }))
  const next = await records.notices.list(company.id)
  expect(next).toHaveLength(NOTICES_TOLD)
  const read = new Set(told.map(({ id }) => id))
  expect(next.filter(({ id, read: isRead }) => isRead || read.has(id))).toEqual([])
  expect((await records.feed.listFeed(company.id)).length).toBeLessThan(100)
})
