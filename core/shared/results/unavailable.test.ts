import { expect, test } from 'vitest'
import { Unavailable } from './unavailable.ts'

test('says when another try is welcome only where the outside said so', () => {
  expect(new Unavailable(503, { retryAfter: 5 }).retryAfter).toBe(5)
  expect(new Unavailable(503).retryAfter).toBeNull()
})
