import { expect, test } from 'vitest'
import { day } from '../../../../tests/examples.ts'
import { factsWith, told, value, worker } from '../../../../tests/source-facts.ts'
import { findAgeCode, findServiceCode } from './person.ts'

test.each([
  ['2008-11-21', '3.06.1'],
  ['2007-11-21', '3.06.1'],
  ['2007-11-20', '3.06.2'],
  ['2001-11-21', '3.06.2'],
  ['2001-11-20', '3.06.3'],
  ['1991-11-20', '3.06.4'],
  ['1971-11-21', '3.06.4'],
  ['1971-11-20', '3.06.5'],
  ['1961-11-21', '3.06.5'],
  ['1961-11-20', '3.06.6'],
])('born on %s is %s on 20.11.2026: an age lasts to the day before the birthday', (born, code) => {
  expect(findAgeCode(day(born), day('2026-11-20'))).toBe(code)
})

test.each([
  ['2026-10-21', '3.07.1'],
  ['2026-10-20', '3.07.2'],
  ['2025-11-21', '3.07.2'],
  ['2025-11-20', '3.07.3'],
  ['2023-11-20', '3.07.4'],
  ['2021-11-20', '3.07.5'],
  ['2016-11-21', '3.07.5'],
  ['2016-11-20', '3.07.6'],
])('hired on %s is %s on 20.11.2026', (hired, code) => {
  expect(findServiceCode(day(hired), day('2026-11-20'))).toBe(code)
})

test('a card answers on the day of the paper', () => {
  const facts = factsWith([])
  expect(told('person.age-code', facts)).toEqual({ value: '3.06.4', from: 'из карточки работника' })
  expect(told('person.service', facts)).toEqual({
    value: '7 лет 2 месяца',
    from: 'из карточки работника: в организации с 02.09.2019',
  })
  expect(told('person.service-code', facts)).toEqual({
    value: '3.07.5',
    from: 'из карточки работника: в организации с 02.09.2019',
  })
  expect(told('person.employment-code', facts)).toEqual({
    value: '3.13.1.1',
    from: 'из карточки работника: есть в штате',
  })
})

test('a place of work says that it has changed since; without a department nothing is said', () => {
  const moved = { employee: worker, position: 'Сварщик', department: 'Цех', movedSince: true }
  const facts = factsWith([], { employee: moved })
  const from = 'из карточки работника, как было на 20.11.2026'
  expect(told('person.position', facts)).toEqual({ value: 'Сварщик', from })
  expect(told('person.department', facts)).toEqual({ value: 'Цех', from })
  expect(told('person.department', factsWith([]))?.from).toBe('из карточки работника')
  const nowhere = factsWith([], { employee: { ...moved, department: '' } })
  expect(value('person.department', nowhere)).toBeNull()
})

test('a source is silent where what it needs is not there', () => {
  const { employee: _, ...facts } = factsWith([])
  expect(told('person.age-code', facts)).toBeNull()
})
