import { expect, test } from 'vitest'
import { FairQueue, type Owner } from './fair-queue.ts'

const queueOf = (work: readonly (readonly [Owner, string])[], limits = { ofOne: 100, inAll: 100 }) => {
  const queue = new FairQueue<string>(limits)
  for (const [owner, item] of work) queue.add(owner, item)
  return queue
}
const drained = (queue: FairQueue<string>): string => {
  let order = ''
  for (let item = queue.take(); item !== undefined; item = queue.take()) order += item
  return order
}
const crowd = Array.from('abcde', (item) => [1, item] as const)

test('owners are served in turns, each by the order of their own work', () => {
  expect(drained(queueOf([...crowd, [2, 'X'], [2, 'Y'], [null, '0']]))).toBe('aX0bYcde')
})

test('whoever comes while a crowd waits is next', () => {
  const queue = queueOf(crowd)
  expect(queue.take()).toBe('a')
  queue.add(2, 'X')
  queue.add(2, 'Y')
  expect(drained(queue)).toBe('bXcYde')
})

test('whose turn it may not be keeps their place', () => {
  const queue = queueOf([...crowd, [2, 'X'], [3, '0']])
  expect([queue.take((owner) => owner === 2), queue.take((owner) => owner === 2)]).toEqual(['X', undefined])
  expect(drained(queue)).toBe('a0bcde')
})

test('nothing more is taken of an owner, or of all, than the limits say', () => {
  const queue = queueOf(crowd, { ofOne: 5, inAll: 7 })
  expect(queue.tellWhyFull(1)).toBe('of-one')
  expect(queue.tellWhyFull(2)).toBeNull()
  queue.add(2, 'X')
  queue.add(3, 'Y')
  expect(queue.tellWhyFull(4)).toBe('in-all')
  queue.take()
  expect([queue.tellWhyFull(1), queue.tellWhyFull(4)]).toEqual([null, null])
})

test('what is taken out is not served, and makes room', () => {
  const queue = queueOf([...crowd, [2, 'X']], { ofOne: 5, inAll: 6 })
  expect([queue.remove('c'), queue.remove('X'), queue.remove('X')]).toEqual([true, true, false])
  expect([queue.tellWhyFull(1), queue.tellWhyFull(2)]).toEqual([null, null])
  expect(drained(queue)).toBe('abde')
  expect(queue.take()).toBeUndefined()
})

test('all of it can be taken out at once', () => {
  const queue = queueOf([...crowd, [2, 'X']], { ofOne: 5, inAll: 6 })
  expect([...queue.empty()].toSorted().join('')).toBe('Xabcde')
  expect([queue.take(), queue.tellWhyFull(1)]).toEqual([undefined, null])
})
