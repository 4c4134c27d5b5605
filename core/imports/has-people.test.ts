import { expect, test } from 'vitest'
import { mayHavePeople } from './has-people.ts'

const head = ['ФИО', 'Отдел', 'Должность']
const sheet = (...rows: readonly (readonly string[])[]) => ({ name: '', rows })

test('a head with nobody under it has no people, the template’s example is nobody', () => {
  expect(mayHavePeople([sheet(head)])).toBe(false)
  expect(mayHavePeople([sheet(head, ['Пример Иван Иванович', 'Склад', 'Кладовщик'])])).toBe(false)
  expect(mayHavePeople([sheet(head, ['Мохов Игнат Львович', 'Склад', 'Кладовщик'])])).toBe(true)
})

test('the people of any sheet count', () => {
  expect(mayHavePeople([sheet(head), sheet(head, ['Мохов Игнат Львович'])])).toBe(true)
})

test('without a head nothing is told', () => {
  expect(mayHavePeople([sheet(['что-то'])])).toBe(true)
})
