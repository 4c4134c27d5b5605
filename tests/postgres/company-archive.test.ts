import { readParts } from '@osh/core/archive/company-archive.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameColumn, nameTable } from '#adapters/documents/company-archive/archive-words.ts'
import { archivedTables } from '#adapters/postgres/companies/archived-tables.ts'
import { makeCompanyArchive } from '#adapters/postgres/companies/postgres-company-archive.ts'
import { ownedTables } from '#adapters/postgres/companies/remove-company.ts'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { newUser } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, nextInn, today } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { aCompany } from '#tests/examples.ts'

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

it('says of every table of a company how it is given out, in Russian words', async () => {
  expect(Object.keys(archivedTables).sort()).toEqual(['companies', ...ownedTables].sort())
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = current_schema()`.execute(store.kysely)
  const wordless = Object.entries(archivedTables).flatMap(([table, as]) => {
    if (typeof as === 'string') return []
    const columns = rows.filter((one) => one.table === table).map(({ column }) => column)
    expect(columns, table).toEqual(expect.arrayContaining([...as.key, ...(as.without ?? [])]))
    const given = columns.filter(
      (column) => ![...(as.without ?? []), 'company_id', 'name_key'].includes(column),
    )
    return [
      ...(nameTable(table) === table ? [table] : []),
      ...given.filter((column) => nameColumn(column) === column).map((column) => `${table}.${column}`),
    ]
  })
  expect(wordless).toEqual([])
})

it('reads a long table in batches, each row once', async () => {
  const storage = makePostgresStorage(store, makeSettableClock(today))
  const records = storage.openRecords(await newUser(storage))
  const company = async (): Promise<CompanyId> =>
    accepted(await records.companies.add({ details: aCompany({ inn: nextInn() }) })).id
  const [own, other] = [await company(), await company()]
  for (const [companyId, count] of [
    [own, 1203],
    [other, 700],
  ] as const)
    await sql`insert into departments (company_id, name, name_key)
      select ${companyId}, 'Отдел ' || n, 'отдел ' || n from generate_series(1, ${count}::int) n`.execute(
      store.kysely,
    )
  const archive = makeCompanyArchive(store)
  const ids: unknown[] = []
  const batches: number[] = []
  for await (const rows of readParts((after) => archive.readTable(own, 'departments', after))) {
    batches.push(rows.length)
    ids.push(...rows.map(({ id }) => id))
  }
  expect(batches).toEqual([...Array(12).fill(100), 3])
  expect(new Set(ids).size).toBe(1203)
})
