import { describe, expect, test } from 'vitest'
import { forms, place } from '../../../tests/plain-press.ts'
import { findItemRoots, findTypeAt, listRoots } from './placeholder-type.ts'
import { buildVocabulary } from './vocabulary.ts'

const head = { ...place, name: 'head', label: 'Кто назначается', kind: { type: 'employee' } } as const
const words = buildVocabulary(listRoots({ ...forms.card, values: [head] }))

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
  const named = buildVocabulary(listRoots({ ...forms.order, values: [quoted] }))
  for (const typed of ['Общество "Дом" - да', 'Общество “Дом” – да', 'Общество „Дом“ − да'])
    expect([typed, named.pathOf(typed)]).toEqual([typed, 'values.head'])
})

test('inside a loop the row has names', () => {
  const columns = [{ name: 'room', label: 'Помещение', type: { is: 'text' } as const }]
  const rows = buildVocabulary(findItemRoots({ is: 'rows', columns }) ?? [])
  expect(rows.places).toEqual([
    { path: 'item.room', name: 'Строка: помещение' },
    { path: 'n', name: 'Номер по порядку' },
  ])
  expect(buildVocabulary(findItemRoots({ is: 'people' }) ?? []).pathOf('Строка: ФИО')).toBe('item.name')
})

describe('a label that has changed', () => {
  const columns = [{ name: 'room', label: 'Помещение', formerLabels: ['Комната'] }]
  const rooms = { ...place, name: 'rooms', label: 'Помещения', kind: { type: 'rows', columns } } as const
  const appointed = { ...head, label: 'Кого назначают', formerLabels: ['Кто назначается', 'Назначен'] }
  const changed = listRoots({ ...forms.order, values: [appointed, rooms] })
  const { nameOf, pathOf, places } = buildVocabulary(changed)

  test('is still understood, with the parts of what it names', () => {
    expect(['Кого назначают', 'Кто назначается', 'назначен'].map(pathOf)).toEqual(
      Array(3).fill('values.head'),
    )
    expect(pathOf('Кто назначается: должность')).toBe('values.head.position')
    expect(pathOf('Назначен: ФИО')).toBe('values.head.name')
    const list = findTypeAt(['values', 'rooms'], changed)
    expect(buildVocabulary((list && findItemRoots(list)) ?? []).pathOf('Строка: комната')).toBe('item.room')
  })

  test('is offered no more', () => {
    expect(nameOf('values.head')).toBe('Кого назначают')
    expect(places.filter(({ name }) => /назначается|Назначен/u.test(name))).toEqual([])
  })

  test('gives way to another value that is called so now', () => {
    const other = { ...head, name: 'other', label: 'Кто назначается' }
    const two = buildVocabulary(listRoots({ ...forms.order, values: [other, appointed] }))
    expect([two.pathOf('Кто назначается'), two.pathOf('Назначен')]).toEqual(['values.other', 'values.head'])
  })
})
