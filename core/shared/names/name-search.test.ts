import { expect, it } from 'vitest'
import { matchesName } from './name-search.ts'

it.each([
  ['Ёлкин Пётр Ильич', 'елкин'],
  ['Елкин Петр Ильич', 'Ёлкин  Пётр'],
  ['Ёлкин Пётр Ильич', ' ИЛЬИЧ '],
  ['Ёлкин Пётр Ильич', ''],
])('%s is found by «%s»', (name, search) => {
  expect(matchesName(name, search)).toBe(true)
})

it.each(['Пётр Ёлкин', '%', '_', 'Елкина'])('Ёлкин Пётр Ильич is not found by «%s»', (search) => {
  expect(matchesName('Ёлкин Пётр Ильич', search)).toBe(false)
})
