import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { migrationsDirectory } from '#adapters/postgres/migrate.ts'

test('migrations are numbered 1, 2, 3…, each once', () => {
  const files = readdirSync(migrationsDirectory).filter((name) => name.endsWith('.sql'))
  expect(files.length).toBeGreaterThan(4)
  expect(files.map((name) => Number(name.slice(0, 4))).sort((a, b) => a - b)).toEqual(
    files.map((_, i) => i + 1),
  )
})
