import { globSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A folder of so many sources is read by no one: its trade has parts that have names. */
const TOO_MANY = 20

/** Sources of each folder, tests beside them apart. */
const folders = Map.groupBy(
  globSync('{core,adapters,ui,features}/**/*.{ts,tsx,css}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/*.test.{ts,tsx}'],
  }),
  dirname,
)

test('no folder has twenty sources', () => {
  expect(folders.size).toBeGreaterThan(100)
  expect(folders.get('core/shared/dates')).toContain('core/shared/dates/local-date.ts')
  const crowded = [...folders].filter(([, sources]) => sources.length >= TOO_MANY).map(([folder]) => folder)
  expect(crowded).toEqual([])
})
