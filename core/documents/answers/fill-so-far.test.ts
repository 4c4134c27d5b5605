import { expect, test } from 'vitest'
import { forms, place } from '../../../tests/plain-press.ts'
import type { ValueKind } from '../library/template.ts'
import { readPersonOnPaper } from '../on-paper/person-on-paper.ts'
import { fillSoFar } from './fill-so-far.ts'

const welder = readPersonOnPaper('Ёлкин Сергей Ильич', 'Электрогазосварщик')
const find = (id: number) => (id === 7 ? welder : null)
const read = (kind: ValueKind, answer: unknown) => {
  const values = [{ ...place, name: 'x', kind, required: true, suggested: null }]
  return fillSoFar({ ...forms.order, values }, { x: answer }, find).x ?? null
}

const kim = { fullName: 'Ким Вера', position: 'Аудитор' }
const named = (fullName: string, position: string) => readPersonOnPaper(fullName, position)

test('what is whole is read as it will be', () => {
  expect(read({ type: 'text' }, 'Цех')).toEqual({ type: 'text', text: 'Цех' })
  expect(read({ type: 'employee' }, 7)).toEqual({ type: 'person', person: welder })
  const commission = { chair: kim, members: [7], secretary: null }
  expect(read({ type: 'commission' }, commission)).toEqual({
    type: 'commission',
    commission: { chair: named('Ким Вера', 'Аудитор'), members: [welder], secretary: null },
  })
})

test('what can’t be read is left out', () => {
  expect(read({ type: 'number' }, 'два')).toBeNull()
  expect(read({ type: 'date' }, '2026-02-30')).toBeNull()
  expect(read({ type: 'text' }, undefined)).toBeNull()
  for (const type of ['employee', 'employees', 'commission'] as const)
    for (const answer of [null, 'x', 8, {}, [], [{}], [8]]) expect(read({ type }, answer)).toBeNull()
})

test.each(['employee', 'responsible'] as const)('of a person (%s) a name or a position is enough', (type) => {
  const kind: ValueKind = type === 'employee' ? { type } : { type, role: 'ot-head' }
  expect(read(kind, { fullName: 'Ким Вера' })).toEqual({ type: 'person', person: named('Ким Вера', '') })
  expect(read(kind, { position: 'Аудитор', fullName: ' ' })).toEqual({
    type: 'person',
    person: named('', 'Аудитор'),
  })
  expect(read(kind, { fullName: '', position: '' })).toBeNull()
  expect(read(kind, { fullName: 'Я'.repeat(501), position: 'Аудитор' })).toEqual({
    type: 'person',
    person: named('', 'Аудитор'),
  })
})

test('of people those are shown whom one knows', () => {
  const people = [7, 8, { fullName: 'Ким Вера' }, null, 'x']
  expect(read({ type: 'employees' }, people)).toEqual({
    type: 'people',
    people: [welder, named('Ким Вера', '')],
  })
})

test('a commission may lack its chair, its members or its secretary', () => {
  const unnamed = named('', '')
  const shown = (answer: unknown) => {
    const value = read({ type: 'commission' }, answer)
    return value?.type === 'commission' ? value.commission : null
  }
  expect(shown({ members: [7, 8] })).toEqual({ chair: unnamed, members: [welder], secretary: null })
  expect(shown({ chair: 7 })).toEqual({ chair: welder, members: [], secretary: null })
  expect(shown({ secretary: { fullName: 'Ким Вера' } })).toEqual({
    chair: unnamed,
    members: [],
    secretary: named('Ким Вера', ''),
  })
  expect(shown({ chair: 8, members: [8], secretary: 8 })).toBeNull()
})

test('rows keep the cells that there are', () => {
  const kind: ValueKind = {
    type: 'rows',
    columns: [
      { name: 'a', label: 'А' },
      { name: 'b', label: 'Б' },
    ],
  }
  expect(read(kind, [{ a: 'x', b: ' ' }, { a: '' }, 'x', null, { c: 'y' }, { b: 'z' }])).toEqual({
    type: 'rows',
    rows: [{ a: 'x' }, { b: 'z' }],
  })
  expect(read(kind, [{}, { a: ' ' }])).toBeNull()
  expect(read(kind, 'x')).toBeNull()
})
