import { readFileSync } from 'node:fs'
import { sources } from '@osh/core/documents/sources/source-table.ts'
import { expect, test } from 'vitest'

const doc = readFileSync(new URL('../../docs/forms.md', import.meta.url), 'utf8')

test('docs/forms.md lists every source with what it gives, and no other', () => {
  const listed = [...doc.matchAll(/^\| `([a-z-]+\.[a-z0-9-]+)` \| (.+) \|$/gmu)].map(([, name, gives]) => [
    name,
    gives,
  ])
  expect(listed).toEqual(Object.entries(sources).map(([name, { gives }]) => [name, gives]))
})
