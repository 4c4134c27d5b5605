import { expect, test } from 'vitest'
import { pageOf } from './page.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, i) => i + 1)

test('pages count from 1, the last may be short', () => {
  expect(pageOf(numbers(5), { page: 1, limit: 2 })).toEqual({ items: [1, 2], total: 5, more: false })
  expect(pageOf(numbers(5), { page: 3, limit: 2 }).items).toEqual([5])
  expect(pageOf(numbers(5), { page: 4, limit: 2 }).items).toEqual([])
})

test('the total stops at a thousand', () => {
  expect(pageOf(numbers(1000), { page: 1, limit: 1 })).toMatchObject({ total: 1000, more: false })
  expect(pageOf(numbers(1001), { page: 1, limit: 1 })).toMatchObject({ total: 1000, more: true })
})
