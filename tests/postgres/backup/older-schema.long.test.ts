import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeBackup, sumTables } from '#adapters/backup/make-backup.ts'
import { openBackup } from '#adapters/backup/opened-backup.ts'
import { proveBackup } from '#adapters/backup/prove-backup.ts'
import { restoreInto } from '#adapters/backup/restore.ts'
import { migrate, migrationsDirectory } from '#adapters/postgres/migrate.ts'
import { emptyDatabase, openTestDatabase } from '#tests/database.ts'
import { seedCompanies } from '../seed-companies.ts'

/** Migrations of the first release. */
const OLD = 6

it('a copy of an old schema comes back, and its tables are brought up to date', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'osh-older-'))
  const [old, today] = await Promise.all([emptyDatabase(), emptyDatabase()])
  for (const name of readdirSync(migrationsDirectory).sort().slice(0, OLD)) {
    cpSync(join(migrationsDirectory, name), join(directory, name))
  }
  await migrate(old.connection, directory)
  const database = openTestDatabase(old.connection)
  await seedCompanies(database.kysely, { companies: 3, employees: 40 })
  await database.close()

  const file = join(directory, 'osh.backup')
  const made = await makeBackup(old.connection, file, null)
  expect(made.find(({ name }) => name === 'obligations')?.rows).toBe(1200)
  expect((await proveBackup(file, null)).every(({ isEqual }) => isEqual)).toBe(true)
  await restoreInto(today.connection, await openBackup(file, null))
  const restored = new Map((await sumTables(today.connection)).map(({ name, rows }) => [name, rows]))
  // Migrations since may drop a table, or fill a new one.
  const lasting = made.filter(({ name }) => restored.has(name))
  expect(lasting.map(({ name }) => restored.get(name))).toEqual(lasting.map(({ rows }) => rows))
  expect(lasting.length).toBeGreaterThan(15)

  await Promise.all([old.close(), today.close()])
  rmSync(directory, { recursive: true })
})
