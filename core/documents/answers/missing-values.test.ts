import { expect, test } from 'vitest'
import { forms, place } from '../../../tests/plain-press.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import { readPersonOnPaper } from '../on-paper/person-on-paper.ts'
import { labelOf, listMissing } from './missing-values.ts'

const columns = [
  { name: 'risk', label: 'Опасность' },
  { name: 'department', label: 'Где она есть' },
]
const table = { ...place, name: 'table', label: 'Таблица', kind: { type: 'rows', columns } } as const
const template = { ...forms.order, values: [place, table] }

test.each([
  ['values.place', 'Место проведения'],
  ['values.gone', 'gone'],
  ['values.place.position', 'Место проведения: должность'],
  ['values.place.chair', 'Место проведения: председатель'],
  ['values.place.from', 'Место проведения: начало'],
  ['values.place.other', 'Место проведения: other'],
  ['company.kpp', 'КПП организации'],
  ['company.other', 'other'],
  ['item.department', 'Где она есть'],
  ['document.number', 'Номер документа'],
  ['document.year', 'Дата документа'],
  ['document.other', 'other'],
  ['employees', 'Работники'],
  ['employee', 'Работник'],
  ['item', 'Работник'],
  ['employee.snils', 'СНИЛС'],
  ['employee.department', 'Отдел'],
  ['item.risk', 'Опасность'],
  ['item.other', 'other'],
  ['director', 'Руководитель организации: фамилия'],
  ['director.position', 'Руководитель организации: должность'],
  ['', ''],
])('%s is called «%s»', (path, label) => {
  expect(labelOf(template, path.split('.'))).toBe(label)
})

test('a hole says whose it is, or in which row, each once', () => {
  const of = readPersonOnPaper('Ким Вера', 'Аудитор')
  const hole = { path: ['employee', 'snils'], of: null, row: null }
  const missing = listMissing(template, [
    hole,
    { ...hole, of },
    { ...hole, row: 2 },
    { ...hole, of, row: 2 },
    hole,
  ])
  expect(missing).toEqual(
    ['СНИЛС', 'СНИЛС: Ким Вера', 'СНИЛС: строка 2'].map((label) => ({
      name: 'employee.snils',
      label,
      code: 'text/required',
    })),
  )
})

test('of two namesakes each lacks it for himself; one who was typed by hand has no id', () => {
  const [one, other] = [7, 9].map((id) => ({
    ...readPersonOnPaper('Ким Вера', 'Аудитор'),
    id: id as EmployeeId,
  }))
  const hole = { path: ['item', 'snils'], row: 1 }
  const holes = [one, other, one, readPersonOnPaper('Ли Ян', 'Аудитор')].map(
    (of = readPersonOnPaper('', '')) => ({
      ...hole,
      of,
    }),
  )
  const missing = listMissing(template, holes)
  expect(missing.map(({ employeeId }) => employeeId)).toEqual([7, 9, undefined])
  expect(missing[2]).not.toHaveProperty('employeeId')
})
