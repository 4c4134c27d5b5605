import { expect, test } from 'vitest'
import { isAway, nullIfUnavailable, Unavailable } from './unavailable.ts'

test('says when another try is welcome only where the outside said so', () => {
  expect(new Unavailable(503, { retryAfter: 5 }).retryAfter).toBe(5)
  expect(new Unavailable(503).retryAfter).toBeNull()
})

test('the outside is away where nothing answers, or says that it can’t now; any other answer is one', () => {
  expect([null, 502, 503, 504].map((status) => isAway(new Unavailable(status)))).toEqual(Array(4).fill(true))
  expect([200, 401, 500].map((status) => isAway(new Unavailable(status)))).toEqual(Array(3).fill(false))
  expect(isAway(new Error('a slip'))).toBe(false)
})

test('what is not told for want of the outside is null; a mistake stays one', () => {
  expect(nullIfUnavailable(new Unavailable(500))).toBeNull()
  expect(() => nullIfUnavailable(new Error('a slip'))).toThrow('a slip')
})
