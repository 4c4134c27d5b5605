import { expect, test } from 'vitest'
import { sizeParsers } from './parse-sizes.ts'
import { type Sizes, sizeFields } from './sizes.ts'

const read = (field: keyof Sizes, typed: unknown) => {
  const parsed = sizeParsers[field](typed)
  return parsed.ok ? parsed.value : parsed.error.code
}

test('every size may be blank', () => {
  for (const field of sizeFields)
    for (const blank of [null, undefined, '', ' ']) expect(read(field, blank)).toBeNull()
})

test('a height is whole centimetres from 100 to 250', () => {
  for (const [typed, height] of [
    ['176', 176],
    [176, 176],
    ['176 см', 176],
    ['176см.', 176],
    ['100', 100],
    ['250', 250],
  ] as const)
    expect(read('height', typed)).toBe(height)
  for (const typed of [
    '99',
    '099',
    '251',
    '1,76',
    '176-182',
    '1760',
    'высокий',
    'я 176',
    176.5,
    {},
    '1'.repeat(41),
  ])
    expect(read('height', typed), String(typed)).toBe('height/invalid')
})

test('clothes are in numbers, in letters, and with the heights that they are made for', () => {
  for (const typed of [
    '52',
    '36',
    '160',
    '52-54',
    '52-54/170-176',
    '104-108/182',
    'M',
    'XL',
    '3XL',
    'XXXL',
    'L-XL',
    'XL/182-188',
  ])
    expect(read('clothingSize', typed)).toBe(typed)
  expect(read('clothingSize', '52–54 / 170–176')).toBe('52-54/170-176')
  expect(['хл', 'xl', 'ХХЛ', 'м', 'с', '4хс'].map((typed) => read('clothingSize', typed))).toEqual([
    'XL',
    'XL',
    'XXL',
    'M',
    'S',
    '4XS',
  ])
  for (const typed of [
    '35',
    '161',
    '54-52',
    '34-38',
    '158-164',
    '52-52',
    '52-54-56',
    '52/99',
    '52/170/176',
    '52,5',
    'XM',
    '1XL',
    'S-S',
    'большой',
    '52 размер',
    '/170',
    '52/',
    'X',
    '5'.repeat(41),
    [],
  ])
    expect(read('clothingSize', typed), String(typed)).toBe('clothing-size/invalid')
})

test('shoes are in numbers and halves, without letters', () => {
  for (const [typed, size] of [
    ['43', '43'],
    ['42.5', '42,5'],
    ['42-43', '42-43'],
    ['30', '30'],
    ['52', '52'],
    [43, '43'],
  ] as const)
    expect(read('shoeSize', typed)).toBe(size)
  for (const typed of ['29,5', '52,5', '42,3', 'L', '43/176', '43-', '4 3 3'])
    expect(read('shoeSize', typed), typed).toBe('shoe-size/invalid')
})

test('headgear, gloves and respirators have bounds of their own', () => {
  const bounds = [
    ['headgearSize', '48', '68', '47', '69', 'headgear-size/invalid'],
    ['gloveSize', '5', '14', '4', '15', 'glove-size/invalid'],
    ['respiratorSize', '1', '5', '0', '6', 'respirator-size/invalid'],
  ] as const
  for (const [field, least, most, less, more, code] of bounds) {
    expect([least, most, 'L'].map((typed) => read(field, typed))).toEqual([least, most, 'L'])
    expect([less, more, 'нет'].map((typed) => read(field, typed))).toEqual([code, code, code])
  }
  expect(read('headgearSize', '56,5-57,5')).toBe('56,5-57,5')
  expect(read('gloveSize', '9,5')).toBe('9,5')
  expect(read('respiratorSize', 'Универсальный')).toBe('универсальный')
  expect(read('respiratorSize', '1,5')).toBe('respirator-size/invalid')
  expect(read('gloveSize', 'универсальный')).toBe('glove-size/invalid')
})
