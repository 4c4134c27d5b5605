import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import calendar from '../../core/norms/production-calendar.json' with { type: 'json' }
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

/** Days off up to this year were known before the first version. */
const FIRST_YEARS = 2026

test('once the moved days off of a year are known, news tell it: terms that run into it may have changed', () => {
  const years = calendar.years.map(({ year }) => year).filter((year) => year > FIRST_YEARS)
  expect(years.length).toBeGreaterThan(0)
  const told = years.filter((year) =>
    new RegExp(`^- Рабочие дни ${year} года считаются по постановлению`, 'mu').test(changelog),
  )
  expect(told).toEqual(years)
})

const { packages } = lock
const locked = new Map<string, object>(Object.entries(packages))
const allowed = new Set(Object.keys(product.allowScripts))

test('the newest of them is the version of the product, of core and of the lock file', () => {
  const newest = versions[0]?.join('.')
  const { version } = lock
  expect([product.version, core.version, version, packages[''].version, packages.core.version]).toEqual(
    Array(5).fill(newest),
  )
})

test('Node comes by the lock file alone, in one version for every platform, and no other package runs a script', () => {
  const nodes = Object.entries(product.optionalDependencies).filter(([name]) => name.startsWith('node-'))
  expect(nodes.length).toBe(5)
  expect(new Set(nodes.map(([, version]) => version)).size).toBe(1)
  const has = (path: string, what: string): boolean => what in (locked.get(path) ?? {})
  const unsummed = nodes.filter(([name]) => !has(`node_modules/${name}`, 'integrity')).map(([name]) => name)
  expect(unsummed.filter((name) => !name.includes('darwin'))).toEqual([])
  const scripted = [...locked.keys()].filter((path) => has(path, 'hasInstallScript'))
  const names = scripted.map((path) => path.replace(/^.*node_modules\//, ''))
  expect(names.filter((name) => !allowed.has(name))).toEqual([])
  expect(allowed.has('node')).toBe(false)
})

test('every package comes from the registry under a sum of its own', () => {
  const others = Object.entries(packages).filter(
    ([path]) => !['', 'core', 'node_modules/@osh/core'].includes(path),
  )
  const unsummed = others.filter(([, one]) => !/^sha512-/.test('integrity' in one ? one.integrity : ''))
  expect(unsummed.map(([path]) => path).filter((path) => !/darwin/.test(path))).toEqual([])
  const elsewhere = others.filter(([, one]) => 'resolved' in one || 'link' in one)
  expect(elsewhere).toEqual([])
})

test('SECURITY.md says how soon a weak package is mended, and how often all are brought up to date', () => {
  const security = readFileSync(new URL('../../SECURITY.md', import.meta.url), 'utf8').replaceAll('\n', ' ')
  const part = /## Packages of others (.*?) ## /.exec(security)?.[1]
  expect(part).toMatch(/within seven days.*within thirty.*once a month/)
})
