import { expect, it } from 'vitest'
import { foldName, matchesName, rankByName } from './name-search.ts'

it.each([
  ['Ёлкин Пётр Ильич', 'елкин'],
  ['Елкин Петр Ильич', 'Ёлкин  Пётр'],
  ['Ёлкин Пётр Ильич', ' ИЛЬИЧ '],
  ['Ёлкин Пётр Ильич', ''],
  ['Андрей Чайкин', 'чаи\u0306кин'],
  ['Андреи\u0306 Чаи\u0306кин', 'Андрей'],
  ['Ёлкин Пётр', 'Е\u0308лкин'],
  ['Е\u0308лкин Пе\u0308тр', 'елкин петр'],
  ['Йода', 'И\u0306ОДА'],
  ['Ива\u00adнов', 'иванов'],
  ['Иванов', 'ива\ufe0fнов'],
  ['Чайкин', 'чаи\u034f\u0306кин'],
])('%s is found by «%s»', (name, search) => {
  expect(matchesName(name, search)).toBe(true)
})

it.each(['Пётр Ёлкин', '%', '_', 'Елкина'])('Ёлкин Пётр Ильич is not found by «%s»', (search) => {
  expect(matchesName('Ёлкин Пётр Ильич', search)).toBe(false)
})

it('a letter without its mark is another letter, and a text of any length is compared', () => {
  expect(matchesName('Чайкин', 'чаикин')).toBe(false)
  expect(foldName('а'.repeat(20_000))).toHaveLength(20_000)
})

it('of names that fit the exact one is first, then what begins so, a word of it, what has it inside', () => {
  const names = ['Упаковщик-грузчик', 'Разгрузчик', 'Грузчик-сборщик', 'Сторож', 'ГРУЗЧИК', 'Ёрш грузчик']
  const ranked = (search: string) => rankByName(names, search, (name) => name)
  expect(ranked(' грузчик ')).toEqual([
    'ГРУЗЧИК',
    'Грузчик-сборщик',
    'Упаковщик-грузчик',
    'Ёрш грузчик',
    'Разгрузчик',
  ])
  expect(ranked('ерш')).toEqual(['Ёрш грузчик'])
  expect(ranked('')).toBe(names)
  expect(ranked('повар')).toEqual([])
})
