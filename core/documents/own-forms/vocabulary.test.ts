import { expect, test } from 'vitest'
import { forms, place } from '../../../tests/plain-press.ts'
import { itemRootsOf, rootsOf } from './placeholder-type.ts'
import { vocabularyOf } from './vocabulary.ts'

const head = { ...place, name: 'head', label: 'Кто назначается', kind: { type: 'employee' } } as const
const words = vocabularyOf(rootsOf({ ...forms.card, values: [head] }))

test.each([
  ['company.inn', 'ИНН организации'],
  ['document.date', 'Дата документа'],
  ['employee', 'Работник'],
  ['employee.name', 'Работник: ФИО'],
  ['employee.hireDate', 'Работник: дата приёма на работу'],
  ['values.head.position', 'Кто назначается: должность'],
])('%s is called «%s», and that name leads back', (path, name) => {
  expect([words.nameOf(path), words.pathOf(name)]).toEqual([name, path])
})

test('what only begins a path has no name', () => {
  expect(words.pathOf('Организация')).toBeNull()
  expect(() => words.nameOf('company')).toThrow('no placeholder company')
})

test('a name is known however Word has changed it', () => {
  for (const typed of ['работник:фио', ' Работник : ФИО ', 'РАБОТНИК:\u00a0фио'])
    expect([typed, words.pathOf(typed)]).toEqual([typed, 'employee.name'])
  expect(words.pathOf('Работник: дата приема на работу')).toBe('employee.hireDate')
  expect(words.pathOf('Работник: дата приёма на работу'.normalize('NFD'))).toBe('employee.hireDate')
  expect(words.pathOf(`Работник${'\u0301'.repeat(40)}`)).toBeNull()
  expect(words.pathOf('Работник: имени нет')).toBeNull()
  const quoted = { ...head, label: 'Общество «Дом» — да' }
  const named = vocabularyOf(rootsOf({ ...forms.order, values: [quoted] }))
  for (const typed of ['Общество "Дом" - да', 'Общество “Дом” – да', 'Общество „Дом“ − да'])
    expect([typed, named.pathOf(typed)]).toEqual([typed, 'values.head'])
})

test('inside a loop the row has names', () => {
  const columns = [{ name: 'room', label: 'Помещение', type: { is: 'text' } as const }]
  const rows = vocabularyOf(itemRootsOf({ is: 'rows', columns }) ?? [])
  expect(rows.places).toEqual([
    { path: 'item.room', name: 'Строка: помещение' },
    { path: 'n', name: 'Номер по порядку' },
  ])
  expect(vocabularyOf(itemRootsOf({ is: 'people' }) ?? []).pathOf('Строка: ФИО')).toBe('item.name')
})
