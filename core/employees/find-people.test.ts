import { expect, test } from 'vitest'
import { describeSought, type Findable, hasWord, isFound, isFoundBy, splitSearch } from './find-people.ts'

const elkin: Findable = {
  fullName: 'Ёлкин-Седых Пётр Ильич',
  personnelNumber: '00117',
  position: 'Слесарь-ремонтник (5 разряда)',
  department: 'Цех № 2, «Север»',
}

test.each([
  '',
  ' ',
  'елк',
  'ПЕТР ёлкин',
  'седых',
  '117',
  '00117',
  '0117',
  '11',
  'слес',
  'ремонтник',
  '5',
  'цех',
  'север',
  '«Север»',
  'ёлкин слесарь 117',
  'Слесарь (5',
])('is found by «%s»', (search) => {
  expect(isFoundBy(elkin, search)).toBe(true)
})

test.each(['лкин', '17', '1170', 'токарь', 'ёлкин 118', 'ремонтника', '#117', '%'])(
  'is not found by «%s»',
  (search) => {
    expect(isFoundBy(elkin, search)).toBe(false)
  },
)

test('a number of zeros is found by a zero, a number within a word is not', () => {
  expect(isFoundBy({ ...elkin, personnelNumber: '000' }, '0')).toBe(true)
  expect(isFoundBy({ ...elkin, personnelNumber: '05' }, '0')).toBe(false)
  expect(isFoundBy({ ...elkin, personnelNumber: 'А-007' }, 'а-7')).toBe(true)
  expect(isFoundBy({ ...elkin, personnelNumber: null }, '117')).toBe(false)
})

test('zeros before a word count in what is no number', () => {
  expect(isFoundBy({ ...elkin, personnelNumber: null, department: 'Участок 05' }, '5')).toBe(true)
  expect(
    isFoundBy({ ...elkin, personnelNumber: null, position: 'Мастер', department: 'Участок 05' }, '5'),
  ).toBe(false)
})

test('what is found by is described once; a search has eight words at most', () => {
  const sought = describeSought(elkin)
  expect([isFound(sought, 'пётр'), isFound(sought, 'анна')]).toEqual([true, false])
  expect(splitSearch('а б в г д е ж з и к')).toHaveLength(8)
  expect([hasWord('Цех № 2', 'цех'), hasWord('Цех № 2', 'ех')]).toEqual([true, false])
})
