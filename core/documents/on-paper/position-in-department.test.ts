import { expect, test } from 'vitest'
import { positionInDepartment } from './position-in-department.ts'

test.each([
  ['Электрогазосварщика', 'Участка сварки', 'электрогазосварщика участка сварки'],
  ['Мастеру участка', 'Участка монтажа', 'мастеру участка монтажа'],
  ['Начальник участка сварки', 'участка сварки', 'начальник участка сварки'],
  ['Инженер', 'ПТО', 'инженер ПТО'],
  ['Инженер ПТО', 'ПТО', 'инженер ПТО'],
  ['ИТ-директор', 'Администрации', 'ИТ-директор администрации'],
  ['Грузчик', '', 'грузчик'],
])('%s + %s', (position, department, expected) => {
  expect(positionInDepartment(position, department)).toBe(expected)
})
