import { expect, test } from 'vitest'
import { formatNumber } from './numbers.ts'

test.each([
  [0, '0'],
  [2026, '2026'],
  [9999, '9999'],
  [10000, '10 000'],
  [1250000, '1 250 000'],
  [0.5, '0,5'],
  [12345.67, '12 345,67'],
])('%d is %s', (number, said) => {
  expect(formatNumber(number).replaceAll('\u00a0', ' ')).toBe(said)
})
