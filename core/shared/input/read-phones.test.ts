import { expect, it } from 'vitest'
import { readPhones } from './read-phones.ts'

const office = '+7 (495) 123-45-67'

it.each([
  ['8 (495) 123-45-67 доб. 12', [office], '12'],
  ['тел. 84951234567', [office], null],
  ['8 495 123-45-67, 8 911 123-45-67 (моб)', [office, '+7 (911) 123-45-67'], null],
])('«%s» is what can be dialled', (text, numbers, extension) => {
  expect(readPhones(text)).toEqual({ numbers, extension })
})

it.each(['', '12', '8 495 123-45-67 и ещё 5'])('«%s» is none', (text) => {
  expect(readPhones(text)).toBeNull()
})
