import { expect, test } from 'vitest'
import { anEmployee, day } from '../../tests/examples.ts'
import { isLikelyDouble } from './likely-double.ts'

const person = anEmployee({
  lastName: 'Ёлкин',
  firstName: 'Егор',
  fatherName: 'Ильич',
  birthDate: day('1990-02-01'),
  snils: null,
})

test('the same name and birth date are likely one person', () => {
  expect(isLikelyDouble(person, { ...person, lastName: 'ЕЛКИН' })).toBe(true)
  expect(isLikelyDouble(person, { ...person, birthDate: day('1991-02-01') })).toBe(false)
  expect(isLikelyDouble(person, { ...person, snils: '112-233-445 95' })).toBe(true)
  expect(isLikelyDouble({ ...person, snils: '112-233-445 95' }, person)).toBe(true)
})

test('where both СНИЛС are known they decide', () => {
  const known = { ...person, snils: '112-233-445 95' }
  expect(isLikelyDouble(known, { ...known, lastName: 'Жуков' })).toBe(true)
  expect(isLikelyDouble(known, { ...known, snils: '087-654-303 00' })).toBe(false)
})

test.each<[Partial<typeof person>, boolean]>([
  [{ fatherName: null }, true],
  [{ fatherName: '' }, true],
  [{ fatherName: '-' }, true],
  [{ fatherName: '—' }, true],
  [{ fatherName: 'ИЛЬИЧ' }, true],
  [{ fatherName: 'Иванович' }, false],
  [{ fatherName: null, birthDate: day('1991-02-01') }, false],
  [{ fatherName: null, firstName: 'Егорий' }, false],
  [{ fatherName: null, lastName: 'Ёлкина' }, false],
  [{ fatherName: null, lastName: 'елкин', firstName: 'ЕГОР' }, true],
  [{ fatherName: null, snils: '112-233-445 95' }, true],
])('with %o: %s', (changes, alike) => {
  expect(isLikelyDouble(person, { ...person, ...changes })).toBe(alike)
  expect(isLikelyDouble({ ...person, ...changes }, person)).toBe(alike)
})
