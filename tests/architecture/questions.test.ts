import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const core = fileURLToPath(new URL('../../core', import.meta.url))
const code = globSync('**/*.ts', { cwd: core, exclude: ['**/node_modules/**', '**/*.test.ts'] })
  .map((file) => readFileSync(`${core}/${file}`, 'utf8'))
  .join('\n')

/** Storages answer by name, all areas in one table: of two with one name only one would be asked, for both. */
test('no two areas give a question the same name', () => {
  const names = [...code.matchAll(/\bQuestion<\s*'([a-z-]+)'/g)].map(([, name = '']) => name)
  expect(names.length).toBeGreaterThan(50)
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
})
