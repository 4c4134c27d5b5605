import { expect, it } from 'vitest'
import { makeAskingLimit } from './asking-limit.ts'

it('lets an address ask so often at once, and on as time passes', () => {
  let now = 0
  const waitOf = makeAskingLimit({ atOnce: 3, perSecond: 0.5 }, () => now)
  expect([1, 2, 3, 4].map(() => waitOf('a'))).toEqual([0, 0, 0, 2])
  expect(waitOf('b')).toBe(0)
  now = 1
  expect(waitOf('a')).toBe(1)
  now = 2
  expect([waitOf('a'), waitOf('a')]).toEqual([0, 2])
  now = 100
  expect([1, 2, 3, 4].map(() => waitOf('a'))).toEqual([0, 0, 0, 2])
})

it('forgets those who have asked least lately, so that no crowd fills the memory', () => {
  const waitOf = makeAskingLimit({ atOnce: 1, perSecond: 0.001 }, () => 0)
  for (let i = 0; i < 10_000; i++) waitOf(`${i}`)
  expect([waitOf('9999') > 0, waitOf('0') > 0]).toEqual([true, true])
  expect(waitOf('10000')).toBe(0)
  expect(waitOf('1')).toBe(0)
})
