import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { isSamePerson, nameOnPaper, readPersonOnPaper } from './person-on-paper.ts'

test.each([
  ['Белова Вера Ильинична', 'Белова', 'Вера', 'Ильинична'],
  ['  Ким   Вера ', 'Ким', 'Вера', null],
  ['Ким', 'Ким', '', null],
  ['Лука Модрич', 'Лука', 'Модрич', null],
  ['Алиев Мамед Гасан оглы', 'Алиев', 'Мамед', 'Гасан оглы'],
  ['ван Дейк Ян', 'ван Дейк', 'Ян', null],
  ['фон дер Вейде Ян Петрович', 'фон дер Вейде', 'Ян', 'Петрович'],
  ['Гарсиа Маркес Мария Ивановна', 'Гарсиа Маркес', 'Мария', 'Ивановна'],
  ['Гарсиа Маркес Хосе Петрович', 'Гарсиа Маркес', 'Хосе', 'Петрович'],
  ['', '', '', null],
])('«%s» is read by its parts', (fullName, lastName, firstName, fatherName) => {
  expect(readPersonOnPaper(fullName, 'Аудитор')).toMatchObject({
    lastName,
    firstName,
    fatherName,
    position: 'Аудитор',
  })
})

test('two are one by name, position and, where it is known, the day of birth', () => {
  const one = readPersonOnPaper('Белова Вера Ильинична', 'Машинист')
  const born = (date: string) => ({ ...one, birthDate: day(date) })
  expect(isSamePerson(one, { ...one })).toBe(true)
  expect(isSamePerson(one, { ...one, position: 'Слесарь' })).toBe(false)
  expect(isSamePerson(one, { ...one, firstName: 'Анна' })).toBe(false)
  expect([isSamePerson(one, born('1990-01-01')), isSamePerson(born('1990-01-01'), one)]).toEqual([true, true])
  expect(isSamePerson(born('1990-01-01'), born('1990-01-01'))).toBe(true)
  expect(isSamePerson(born('1990-01-01'), born('1990-01-02'))).toBe(false)
})

test('a name on paper is without what is not there', () => {
  expect(nameOnPaper(readPersonOnPaper('Ким Вера', ''))).toBe('Ким Вера')
})
