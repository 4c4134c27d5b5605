import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { usualRules } from '#adapters/server/sign-in/try-rules.ts'
import { startAsking } from '#tests/server/asking.ts'
import { operationsOf, published } from '#tests/server/published.ts'
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
    expect(['met', 'no', 'operator', 'open']).toContain(verdict)
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

/** What stands under a heading. */
function partOf(heading: string): string {
  const [, part = ''] = read('docs/security.md').split(`\n## ${heading}\n`)
  return part.split('\n## ')[0] ?? ''
}

test('the table of tries has a line for each rule', () => {
  const free = Object.values(usualRules).map((rule) => ('free' in rule ? rule.free : rule.atOnce))
  const told = [...partOf('What may be tried without an account').matchAll(/^\| [^|]+ \| ([\d,]+), /gm)]
  const numbers = told.map(([, number = '']) => Number(number.replace(',', '')))
  expect(numbers.toSorted((a, b) => a - b)).toEqual(free.toSorted((a, b) => a - b))
})

test('the table of what a request may cost tells the bound of each body', async () => {
  const bounds = operationsOf(await published(startAsking())).map(({ bodyLimit }) => bodyLimit / 1024)
  const worded = bounds
    .filter((kib) => kib > 0)
    .map((kib) => (kib < 1024 ? `${kib} KiB` : `${kib / 1024} MiB`))
  const told = partOf('What a request may cost')
  expect(new Set(worded).size).toBeGreaterThan(8)
  expect([...new Set(worded)].filter((bound) => !new RegExp(`\\b${bound}\\b`).test(told))).toEqual([])
})
