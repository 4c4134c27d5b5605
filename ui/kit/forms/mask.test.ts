import { expect, test } from 'vitest'
import { applyMask, caretAfterEdit, masks } from './mask.ts'

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
  expect(caretAfterEdit(masks.snils, '1129-233-445 95', 4)).toBe('112-9'.length)
})
