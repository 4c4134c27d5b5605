import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildClientOptions } from '#adapters/postgres/database.ts'
import { newUser } from '#tests/contracts/opened.ts'
import { accepted } from '#tests/contracts/world.ts'
import { freshDatabase } from '#tests/database.ts'
import { aCompany } from '#tests/examples.ts'
import { type OpenedPostgres, openPostgresIn } from './opened-postgres.ts'

let database: Awaited<ReturnType<typeof freshDatabase>>
let opened: OpenedPostgres
let beside: pg.Client
beforeAll(async () => {
  database = await freshDatabase()
  opened = await openPostgresIn(database.connection)
  beside = new pg.Client(buildClientOptions(database.connection))
  await beside.connect()
})
afterAll(async () => {
  await beside?.end()
  await opened?.close()
  await database?.close()
})

it('commands of one person that wait for one another leave connections to everyone else', async () => {
  const [busy, other] = [await newUser(opened.storage), await newUser(opened.storage)]
  const { companies, departments } = opened.storage.openRecords(busy)
  const { id: companyId } = accepted(await companies.add({ details: aCompany() }))
  await beside.query('begin; lock table departments in access exclusive mode')
  const commands = Array.from({ length: 20 }, (_, i) => departments.add({ companyId, name: `Цех № ${i}` }))
  expect(await opened.storage.openRecords(other).companies.list()).toEqual([])
  await beside.query('commit')
  expect((await Promise.all(commands)).filter(({ ok }) => ok)).toHaveLength(20)
})
