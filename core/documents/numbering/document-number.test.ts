import { expect, test } from 'vitest'
import { describeFieldError } from '../../wording/refusals/refusals.ts'
import { parseDocumentNumber, printDocumentNumber, refuseTakenNumber } from './document-number.ts'

const read = (value: unknown): string => {
  const number = parseDocumentNumber(value)
  return number.ok ? printDocumentNumber(number.value) : number.error.code
}

test('leading zeros and the case of the letter do not count', () => {
  expect(['007', '7', 7, ' 7 '].map(read)).toEqual(['7', '7', '7', '7'])
  expect(['7а', '7А', '007А', '9999ё'].map(read)).toEqual(['7А', '7А', '7А', '9999Ё'])
})

test('a letter typed in two characters is one letter', () => {
  expect(read('7и\u0306')).toBe('7Й')
})

test('nothing is no number', () => {
  expect(['', '  ', null, undefined].map(read)).toEqual(Array(4).fill('document-number/required'))
})

test.each([
  0,
  '0',
  '0000',
  '00А',
  '12345',
  'А',
  '7АБ',
  '7A',
  '7-А',
  '7 А',
  '-7',
  '1.5',
  1e9,
  {},
  ['7'],
  ' '.repeat(201),
])('%j is refused', (value) => {
  expect(read(value)).toBe('document-number/invalid')
})

test('a taken number is answered word for word with the free ones', () => {
  const free = [1, 2, 4, 5, 6].map((integer) => ({ integer, letter: 'А' }))
  const [error] = refuseTakenNumber(free).errors
  if (!error) throw new Error('no error')
  expect(describeFieldError(error)).toBe(
    'Введённый номер уже существует. Необходимо ввести другой номер, например свободные: 1А, 2А, 4А, 5А, 6А.',
  )
  expect(describeFieldError({ field: 'documentNumber', code: 'document-number/required' })).toBe(
    'Укажите номер',
  )
  expect(describeFieldError({ field: 'documentDate', code: 'document-date/required' })).toBe('Укажите дату')
})
