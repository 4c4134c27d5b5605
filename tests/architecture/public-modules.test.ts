import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import manifest from '../../core/package.json' with { type: 'json' }

test('what core makes public is there', () => {
  const files = Object.values(manifest.publicModules)
  expect(files.length).toBeGreaterThan(30)
  expect(files.filter((file) => !existsSync(new URL(`../../core/${file}`, import.meta.url)))).toEqual([])
})
