import { expect, test } from 'vitest'
import { monthlyFrom, roubles, tariffs } from './tariffs.ts'

test('a month of the year-long tariffs costs from 1 500 and 2 300 roubles', () => {
  const monthly = tariffs.map(({ price }) => price && monthlyFrom(price[12], 12))
  expect(monthly).toEqual([null, 1500, 2300])
})

test('a sum is printed in groups of three', () => {
  expect([0, 900, 6000, 27000, 1234567].map(roubles)).toEqual([
    '0\u00a0₽',
    '900\u00a0₽',
    '6\u00a0000\u00a0₽',
    '27\u00a0000\u00a0₽',
    '1\u00a0234\u00a0567\u00a0₽',
  ])
})
