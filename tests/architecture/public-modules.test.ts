import { existsSync, readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../core/package.json' with { type: 'json' }

test('what core makes public is there', () => {
  const files = Object.values(manifest.publicModules)
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(new URL(`../../core/${file}`, import.meta.url)))).toEqual([])
})

/** What no stranger has a use for: ports of this product, and what its own pages and accounts are made of. */
const ownAreas = [
  'account',
  'activity-requests',
  'archive',
  'auth',
  'billing',
  'deadline-tables',
  'departments',
  'erasure',
  'facts',
  'files',
  'hiding',
  'imports',
  'inspections',
  'jobs',
  'journal',
  'mail',
  'members',
  'news',
  'paper-records',
  'personal-data',
  'positions',
  'push',
  'records',
  'rights',
  'sending',
  'support',
  'tariffs',
  'today',
]

test('every area of core has something public, but for the product’s own', () => {
  const areas = readdirSync(new URL('../../core', import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name)
  expect(areas.length).toBeGreaterThan(20)
  const shown = new Set(Object.values(manifest.publicModules).map((file) => file.split('/')[0]))
  expect(areas.filter((area) => !shown.has(area)).toSorted()).toEqual(ownAreas)
})
