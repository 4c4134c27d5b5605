import { expect, test } from 'vitest'
import { err, ok } from '../shared/results/result.ts'
import { archiveLimits, type Cursor, checkFits, type Part, readParts } from './company-archive.ts'

test('what one zip holds fits, and nothing beyond', () => {
  const { count, bytes } = archiveLimits
  const tooLarge = err({ code: 'archive/too-large' })
  expect(checkFits({ count, bytes })).toEqual(ok(null))
  expect(checkFits({ count: count + 1, bytes: 0 })).toEqual(tooLarge)
  expect(checkFits({ count: 0, bytes: bytes + 1 })).toEqual(tooLarge)
  expect([count, bytes]).toEqual([65_000, 3_500_000_000])
})

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
