import { readFileSync } from 'node:fs'
import { peopleSources } from '@osh/core/documents/sources/people.ts'
import { sources } from '@osh/core/documents/sources/source-table.ts'
import { expect, test } from 'vitest'
import { forms } from './library.ts'

const doc = readFileSync(new URL('../../docs/forms.md', import.meta.url), 'utf8')

test('docs/forms.md lists every source with what it gives, and no other', () => {
  const listed = [...doc.matchAll(/^\| `([a-z-]+\.[a-z0-9-]+)` \| (.+) \|$/gmu)].map(([, name, gives]) => [
    name,
    gives,
  ])
  expect(listed).toEqual(Object.entries(sources).map(([name, { gives }]) => [name, gives]))
})

test('it lists whom registers may be about', () => {
  for (const [name, { gives }] of Object.entries(peopleSources))
    expect(doc).toContain(`| \`${name}\` | ${gives} |`)
})

test('what fills a table fills nothing but tables', () => {
  const values = forms.flatMap(({ template }) => template.values)
  const sourced = values.filter(({ source }) => source !== undefined)
  const bySource = Map.groupBy(sourced, ({ source }) => source)
  const mixed = [...bySource].filter(
    ([, values]) => new Set(values.map(({ kind }) => kind.type === 'rows')).size > 1,
  )
  expect(mixed.map(([source]) => source)).toEqual([])
})
