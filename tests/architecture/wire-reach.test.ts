import { existsSync, readFileSync } from 'node:fs'
import { dirname, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What an import loads when the page runs: types are gone by then. */
function loadedBy(file: string): readonly string[] {
  const code = readFileSync(`${root}/${file}`, 'utf8')
  const imports = code.matchAll(/^(?:im|ex)port (?!type )([^'"]*?)\s*from '([^']+)'/gms)
  return [...imports].flatMap(([, names = '', from = '']) => {
    const isTypes = /^\{(?:\s*type [^,}]+,?)*\s*\}$/.test(names)
    const path = from
      .replace(/^@osh\/core\//, 'core/')
      .replace(/^#/, '')
      .replace(/^\./, `${dirname(file)}/.`)
    return !isTypes && existsSync(`${root}/${path}`) ? [normalize(path)] : []
  })
}

/** All that the files load, with the way to each. */
function reachOf(...files: readonly string[]): ReadonlyMap<string, string> {
  const ways = new Map(files.map((file) => [file, file]))
  for (const [one, way] of ways)
    for (const next of loadedBy(one)) if (!ways.has(next)) ways.set(next, `${way} → ${next}`)
  return ways
}

const reach = reachOf('adapters/http/http-entrance.ts', 'adapters/http/http-records.ts')

test('the calls are looked at with all that they load', () => {
  expect(reach.size).toBeGreaterThan(100)
  expect([...reach.keys()]).toContain('adapters/wire/today/barred-wire.ts')
})

test('calls bring the page neither words nor acts of law, and nothing of the server', () => {
  const heavy = /^core\/wording\/|^core\/norms\/acts\.(?:ts|json)$|^adapters\/server\/|openapi/
  expect([...reach].filter(([file]) => heavy.test(file)).map(([, way]) => way)).toEqual([])
})
