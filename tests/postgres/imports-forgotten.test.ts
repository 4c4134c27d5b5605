import { IMPORT_KEPT_DAYS } from '@osh/core/imports/keeping.ts'
import { addSeconds, DAY } from '@osh/core/shared/dates/instant.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { forgetImports } from '#adapters/postgres/imports/forget-imports.ts'
import { makePostgresStorage, type PostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import { newUser } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, nextInn, refusal, today } from '#tests/contracts/world.ts'
import { aCompany } from '#tests/examples.ts'
import { makeImportOffice } from '#tests/import-office.ts'
import { type WatchedDatabase, watchDatabase } from './watched-database.ts'

const clock = makeSettableClock(today)
let watched: WatchedDatabase
let storage: PostgresStorage

beforeAll(async () => {
  watched = await watchDatabase()
  storage = makePostgresStorage(watched, clock)
})
afterAll(() => watched?.close())

async function anImport() {
  const own = storage.openRecords(await newUser(storage))
  const company = accepted(await own.companies.add({ details: aCompany({ inn: nextInn() }) }))
  const { load, write, undo } = makeImportOffice(own, company.id, today)
  const fields = ['fullName', 'department', 'position', 'birthDate', 'hireDate'] as const
  const rows = [
    [2, 'Петров Пётр Ильич', 'Карьер № 2', 'Взрывник', '04.05.1980', '01.02.2020'],
    [3, 'Безродный Б. Б.', '', '', '', ''],
  ]
  const { id } = accepted(await load(write(fields, rows)))
  return { own, company, id, undo, readLeft: () => own.imports.readLeft(company.id, id) }
}

it('forgets what a file left and what undoing it needs thirty days after it was loaded', async () => {
  const { own, company, id, undo, readLeft } = await anImport()
  const loaded = clock.now()
  clock.set(addSeconds(loaded, IMPORT_KEPT_DAYS * DAY - 1))
  expect(await storage.forgetImports()).toBe(0)
  expect((await readLeft())?.rows).toHaveLength(1)
  clock.set(addSeconds(loaded, IMPORT_KEPT_DAYS * DAY))
  const other = await anImport()
  expect(await storage.forgetImports()).toBe(1)
  expect(await storage.forgetImports()).toBe(0)
  expect(await readLeft()).toEqual({ fields: [], rows: [] })
  expect(refusal(await undo(id))).toBe('import/forgotten')
  const [told] = await own.imports.list(company.id)
  expect(told).toMatchObject({ id, fileName: 'Штат.xlsx', counts: { new: 1, left: 1 } })
  expect(await own.employees.list(company.id)).toHaveLength(1)
  expect((await other.readLeft())?.rows).toHaveLength(1)
  accepted(await other.undo(other.id))
})

it('finds them by an index', async () => {
  await sql`
    insert into staff_imports (company_id, file_name, counts, columns, made_by, made_at)
    select id, 'Штат.xlsx', '{}', '{}', 1, now() - make_interval(days => n)
    from (select min(id) as id from companies) as one, generate_series(1, 5000) as n`.execute(watched.kysely)
  await sql`analyze staff_imports`.execute(watched.kysely)
  const plans = await watched.plansOf(() => forgetImports(watched, clock.now()))
  expect(plans).toHaveLength(1)
  expect(plans.flatMap(({ readWhole }) => readWhole)).toEqual([])
})
