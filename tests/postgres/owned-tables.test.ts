import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ownedTables } from '#adapters/postgres/companies/remove-company.ts'
import { freshDatabase, openTestDatabase } from '#tests/database.ts'

test('a company is removed from every table that has its key', async () => {
  const { connection, close } = await freshDatabase()
  const database = openTestDatabase(connection, 1)
  const { rows } = await sql<{ table_name: string }>`
    select table_name from information_schema.columns
    where column_name = 'company_id' and table_schema = current_schema()`.execute(database.kysely)
  await database.close()
  await close()
  expect([...ownedTables].sort()).toEqual(rows.map((row) => row.table_name).sort())
})
