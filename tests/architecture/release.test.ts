import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import core from '../../core/package.json' with { type: 'json' }
import product from '../../package.json' with { type: 'json' }
import lock from '../../package-lock.json' with { type: 'json' }

const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')

const headings = [...changelog.matchAll(/^## (.*)$/gm)].map(([, heading = '']) => heading)
const versions = headings.map((heading) =>
  /^(\d+)\.(\d+)\.(\d+) — \p{Ll}+ \d{4}$/u.exec(heading)?.slice(1, 4),
)

const inOrder = (a: readonly string[], b: readonly string[]): number =>
  a.map((part, i) => Number(part) - Number(b[i])).find((difference) => difference !== 0) ?? 0

test('every part of the changelog is a version with its month, newest first', () => {
  expect(headings.length).toBeGreaterThan(0)
  const known = versions.flatMap((version) => (version ? [version] : []))
  expect(known.length).toBe(headings.length)
  expect(known).toEqual(known.toSorted(inOrder).toReversed())
  expect(new Set(known.map(String)).size).toBe(known.length)
})

test('the newest of them is the version of the product, of core and of the lock file', () => {
  const newest = versions[0]?.join('.')
  const { version, packages } = lock
  expect([product.version, core.version, version, packages[''].version, packages.core.version]).toEqual(
    Array(5).fill(newest),
  )
})
