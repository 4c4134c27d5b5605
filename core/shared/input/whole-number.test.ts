import { expect, test } from 'vitest'
import { readWholeNumber } from './whole-number.ts'

test('a whole number within the bounds is read, also by its digits', () => {
  for (const [given, read] of [
    [1, 1],
    [100, 100],
    ['25', 25],
    [' 7 ', 7],
    ['007', 7],
  ])
    expect(readWholeNumber(given, 1, 100), String(given)).toBe(read)
})

test('nothing else is one', () => {
  for (const given of [0, 101, '0', '101', 1.5, '1.5', '1e1', '0x10', '+5', '-5', '', ' ', '1 0'])
    expect(readWholeNumber(given, 1, 100), String(given)).toBeNull()
  for (const given of [null, undefined, true, [5], {}, Number.NaN])
    expect(readWholeNumber(given, 0, 100), String(given)).toBeNull()
  expect(readWholeNumber('1234567890123456', 0, Number.POSITIVE_INFINITY)).toBeNull()
  expect(readWholeNumber(2 ** 53, 0, Number.POSITIVE_INFINITY)).toBeNull()
})
