import { expect, test } from 'vitest'
import { freeNumbers } from './free-numbers.ts'

const free = (taken: readonly number[], ...rest: readonly [count?: number, after?: number]) =>
  freeNumbers(new Set(taken), 'А', ...rest)
const integers = (...given: Parameters<typeof free>) => free(...given).map(({ integer }) => integer)

test('the lowest free numbers are offered, five unless told otherwise', () => {
  expect(free([1], 1)).toEqual([{ integer: 2, letter: 'А' }])
  expect(integers([2, 4])).toEqual([1, 3, 5, 6, 7])
  expect(integers([100], 4, 98)).toEqual([99, 101, 102, 103])
})

test('a year ends with 9999', () => {
  expect(integers([], 5, 9997)).toEqual([9998, 9999])
  expect(integers([9999], 1, 9998)).toEqual([])
})
