import { expect, test } from 'vitest'
import type { PpeUnit } from '../../shared/ppe-unit.ts'
import { describeFailure } from './failures.ts'
import { describeFieldError } from './refusals.ts'

test('what the forms say of an empty field is said word for word', () => {
  const said = (['email', 'password', 'department', 'position', 'department-name'] as const).map((what) =>
    describeFieldError({ field: 'any', code: `${what}/required` }),
  )
  expect(said).toEqual([
    'Введите e-mail',
    'Введите пароль',
    'Укажите отдел',
    'Укажите должность',
    'Введите название компании',
  ])
})

test('a sentence names its field as people call it, so that joined ones can be told apart', () => {
  expect(describeFieldError({ field: 'lastName', code: 'text/required' })).toBe('Заполните поле «Фамилия»')
  expect(describeFieldError({ field: 'hireDate', code: 'date/required' })).toBe(
    'Укажите дату в поле «Дата приёма на работу»',
  )
  expect(describeFieldError({ field: 'colour', code: 'text/required' })).toBe('Заполните поле «colour»')
})

test('too long a text says how long it may be', () => {
  const tooLong = (max: number) => describeFieldError({ field: 'note', code: 'text/too-long', max })
  expect(tooLong(10)).toBe('Сократите поле «Примечание»: не больше 10 символов')
  expect(tooLong(501)).toBe('Сократите поле «Примечание»: не больше 501 символа')
})

test('how much is on hand is said in its unit', () => {
  const refused = (unit: PpeUnit, who: readonly string[] = []) =>
    describeFieldError({ field: 'quantity', code: 'quantity/more-than-held', held: 2, unit, who }).replaceAll(
      '\u00a0',
      ' ',
    )
  expect(refused('piece')).toBe('На руках у работника 2 шт. Укажите не больше и в тех же единицах')
  expect(refused('pair')).toBe('На руках у работника 2 пары. Укажите не больше и в тех же единицах')
  expect(refused('set', ['Носов Пётр'])).toBe(
    'На руках меньше, самое малое 2 комплекта: Носов Пётр. Уменьшите количество или уберите этих работников',
  )
})

test('the other end’s own words are shown as they are', () => {
  expect(describeFieldError({ field: 'inn', code: 'server/said', said: 'ИНН занят' })).toBe('ИНН занят')
})

test('a failure names its status, or says what to do about the connection', () => {
  expect(describeFailure(503)).toBe('Ошибка 503')
  expect(describeFailure(429)).toMatch(/^Сервис занят: .* Повторите через несколько секунд$/)
  expect(describeFailure(null)).toBe(
    'Нет связи с сервером. Проверьте подключение к интернету и повторите действие',
  )
})
