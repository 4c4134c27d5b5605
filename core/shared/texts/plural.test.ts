import { expect, test } from 'vitest'
import { formatCount } from './plural.ts'

const years = ['год', 'года', 'лет'] as const

test('a noun agrees with the last digit, except after eleven to fourteen', () => {
  expect([1, 21, 101].map((n) => formatCount(n, years))).toEqual(['1 год', '21 год', '101 год'])
  expect([2, 3, 4, 22].map((n) => formatCount(n, years))).toEqual(['2 года', '3 года', '4 года', '22 года'])
  expect([0, 5, 10, 11, 12, 14, 20, 111, 112].map((n) => formatCount(n, years))).toEqual([
    '0 лет',
    '5 лет',
    '10 лет',
    '11 лет',
    '12 лет',
    '14 лет',
    '20 лет',
    '111 лет',
    '112 лет',
  ])
})
