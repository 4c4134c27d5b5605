import { expect, test } from 'vitest'
import { applyMask, masks, placeCaret, withCodeOfEight } from './mask.ts'

test('a phone takes the mask however it is written', () => {
  for (const text of [
    '9125550142',
    '89125550142',
    '+7 912 555 01 42',
    '8 (912) 555-01-42',
    '7912555-01-42',
  ]) {
    expect(applyMask(masks.phone, text)).toBe('+7 (912) 555-01-42')
  }
})

test('a phone typed digit by digit begins with the country, whatever its first digit', () => {
  const typed = (text: string) =>
    [...text].reduce((shown, digit) => applyMask(masks.phone, shown + digit), '')
  expect(typed('9125')).toBe('+7 (912) 5')
  expect(typed('89125')).toBe('+7 (912) 5')
  expect(typed('+79125')).toBe('+7 (912) 5')
  expect(typed('9125550142999')).toBe('+7 (912) 555-01-42')
})

test('what is rubbed out to the last digit leaves nothing', () => {
  expect(applyMask(masks.phone, '+7 (')).toBe('')
  expect(applyMask(masks.snils, '112-')).toBe('112')
})

test('an edit in the middle keeps the caret behind its digit', () => {
  expect(applyMask(masks.snils, '1129-233-445 95')).toBe('112-923-344 59')
  expect(placeCaret(masks.snils, '1129-233-445 95', 4)).toBe('112-9'.length)
})

test('a code that begins with 8 keeps it, with the country before it and without', () => {
  for (const text of ['8121234567', '88121234567', '+78121234567', '+7 (812) 123-45-67', '8 (812) 123-45-67'])
    expect(applyMask(masks.phone, text)).toBe('+7 (812) 123-45-67')
})

test('a number pasted behind the country is not given its prefix twice', () => {
  for (const text of ['+7 (89125550142', '+7 (8 (912) 555-01-42', '+7 (+7 912 555 01 42'])
    expect(applyMask(masks.phone, text)).toBe('+7 (912) 555-01-42')
  expect(applyMask(masks.phone, '+7 (812) 123-45-678')).toBe('+7 (812) 123-45-67')
})

test('of a first 8 the next digit tells whether it was the code’s', () => {
  expect(withCodeOfEight('+7 (1', false)).toBe('+7 (81')
  expect(withCodeOfEight('+7 (0', false)).toBe('+7 (80')
  for (const shown of ['+7 (9', '+7 (8', '+7 (4', '+7 (3']) expect(withCodeOfEight(shown, false)).toBe(shown)
})

test('left one digit short, it was the code’s where there is such a code', () => {
  expect(withCodeOfEight('+7 (461) 234-56-7', true)).toBe('+7 (846) 123-45-67')
  expect(withCodeOfEight('+7 (461) 234-56-7', false)).toBe('+7 (461) 234-56-7')
  expect(withCodeOfEight('+7 (495) 123-45-67', true)).toBe('+7 (495) 123-45-67')
  expect(withCodeOfEight('+7 (495) 123-45-6', true)).toBe('+7 (495) 123-45-6')
  expect(withCodeOfEight('+7 (912) 555-01-4', true)).toBe('+7 (912) 555-01-4')
})
