import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import standard from './asvs-5.0.json' with { type: 'json' }

const root = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string): string => readFileSync(`${root}${path}`, 'utf8')

/** Numbers of ASVS 5.0 at the levels 1 and 2. */
const required = Object.entries(standard).flatMap(([section, places]) =>
  places.map((place) => `${section}.${place}`),
)

const lines = [...read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) \| (\w+) \| (.*) \|$/gm)].map(
  ([, number = '', verdict = '', words = '']) => ({ number, verdict, words }),
)

const filesIn = (words: string): readonly string[] =>
  [...words.matchAll(/`((?:tests|core|adapters|ui)\/[^`]+)`/g)].map(([, path = '']) => path)

test('every requirement of ASVS 5.0, levels 1 and 2, has one line in docs/security.md', () => {
  expect(required.length).toBe(253)
  expect(lines.map(({ number }) => number)).toEqual(required)
})

test.each(lines)(
  '$number: what is met names a test that there is; what is not says why or how',
  ({ verdict, words }) => {
    expect(['met', 'no', 'operator']).toContain(verdict)
    const files = filesIn(words)
    expect(files.filter((file) => !existsSync(`${root}${file}`))).toEqual([])
    if (verdict === 'met') expect(files.some((file) => file.endsWith('.test.ts'))).toBe(true)
    else expect(words.length).toBeGreaterThan(5)
  },
)

test('sections that the lines name are there', () => {
  const text = read('docs/security.md')
  const named = new Set(
    lines.flatMap(({ words }) => [...words.matchAll(/«([^»]+)» above/g)].map(([, name]) => name)),
  )
  expect(named.size).toBeGreaterThan(3)
  for (const name of named) expect(text).toContain(`\n## ${name}\n`)
})
