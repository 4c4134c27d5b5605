import { expect, test } from 'vitest'
import { sumInWords } from './sum-in-words.ts'

test('sums as accountants write them', () => {
  expect(sumInWords(600_000)).toBe('Шесть тысяч рублей 00 копеек')
  expect(sumInWords(2_700_000)).toBe('Двадцать семь тысяч рублей 00 копеек')
  expect(sumInWords(2_100_101)).toBe('Двадцать одна тысяча один рубль 01 копейка')
  expect(sumInWords(1_200_012)).toBe('Двенадцать тысяч рублей 12 копеек')
  expect(sumInWords(0)).toBe('Ноль рублей 00 копеек')
  expect(sumInWords(102_344_422)).toBe(
    'Один миллион двадцать три тысячи четыреста сорок четыре рубля 22 копейки',
  )
  expect(sumInWords(231_902)).toBe('Две тысячи триста девятнадцать рублей 02 копейки')
})
