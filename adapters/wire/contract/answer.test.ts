import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { asItIs, codec, done, newOne, one, page, withVersion } from './answer.ts'

const thing = codec(z.object({ title: z.string(), version: z.int() }), {
  encode: ({ name, version }: { readonly name: string; readonly version: number }) => ({
    title: name,
    version,
  }),
  decode: ({ title, version }) => ({ name: title, version }),
})
const cap = { name: 'Каска', version: 3 }

test('the version of a thing is its entity tag', () => {
  expect(withVersion(newOne(thing)).encode(cap)).toEqual({
    json: { title: 'Каска', version: 3 },
    headers: { etag: '"3"' },
  })
  expect(one(thing).encode(cap).headers).toBeUndefined()
})

test('nothing goes out but what is published', () => {
  const secretive = { title: 'Каска', version: 3, secret: 'x' }
  expect(asItIs(z.object({ title: z.string() })).encode(secretive)).toEqual({ title: 'Каска' })
})

test('a screenful comes with how long the whole list is, and is read with it', () => {
  const listed = { items: [cap], total: 1000, more: true }
  const { json, headers = {} } = page(thing).encode(listed)
  expect(headers).toEqual({ 'x-total-count': '1000', 'x-total-more': '1' })
  expect(page(thing).decode({ json, headers: new Headers(headers) })).toEqual(listed)
})

test('what is done has nothing to say', () => {
  expect(done.encode(null)).toEqual({})
  expect(done.decode({ json: undefined, headers: new Headers() })).toBeNull()
})
