import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeBase64, encodeBase64, partFromBase64 } from './base64.ts'

test('a part of a file is that part of its bytes, wherever it begins and ends', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 64 }),
      fc.nat({ max: 70 }),
      fc.nat({ max: 70 }),
      (bytes, from, length) => {
        const text = encodeBase64(bytes)
        expect([...decodeBase64(text)]).toEqual([...bytes])
        expect([...partFromBase64(text, from, length)]).toEqual([...bytes.subarray(from, from + length)])
      },
    ),
  )
})
