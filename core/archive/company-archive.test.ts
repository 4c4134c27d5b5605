import { expect, test } from 'vitest'
import { type Cursor, type Part, readParts } from './company-archive.ts'

test('parts are read to the end, each from where the one before has ended', async () => {
  const parts: Readonly<Record<string, Part<string>>> = {
    null: { items: ['a', 'b'], next: [2] },
    '[2]': { items: [], next: [3] },
    '[3]': { items: ['c'], next: null },
  }
  const asked: (Cursor | null)[] = []
  const read = async (after: Cursor | null): Promise<Part<string>> => {
    asked.push(after)
    return parts[JSON.stringify(after)] ?? { items: [], next: null }
  }
  const given: (readonly string[])[] = []
  for await (const some of readParts(read)) given.push(some)
  expect(given).toEqual([['a', 'b'], ['c']])
  expect(asked).toEqual([null, [2], [3]])
})
