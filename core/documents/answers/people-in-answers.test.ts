import { expect, test } from 'vitest'
import { place } from '../../../tests/plain-press.ts'
import type { ValueKind } from '../library/template.ts'
import { listEmployeesInAnswers, listPeopleNamed } from './people-in-answers.ts'

const found = (kind: ValueKind, answer: unknown) =>
  listEmployeesInAnswers({ values: [{ ...place, name: 'x', kind }] }, { x: answer, y: 99 })

test('people are looked for only where the form asks for them', () => {
  for (const type of ['employee', 'employees', 'commission'] as const) expect(found({ type }, 7)).toEqual([7])
  expect(found({ type: 'responsible', role: 'ot-head' }, 7)).toEqual([7])
  for (const type of ['number', 'text', 'date', 'period'] as const) expect(found({ type }, 7)).toEqual([])
  expect(found({ type: 'rows', columns: [] }, [{ x: 7 }])).toEqual([])
})

test('as deep as members are, and no deeper', () => {
  expect(found({ type: 'employees' }, [7, 8, 7])).toEqual([7, 8, 7])
  expect(found({ type: 'commission' }, { chair: 7, members: [8, 9], secretary: null })).toEqual([7, 8, 9])
  expect(found({ type: 'commission' }, { members: [[8]] })).toEqual([])
  for (const wrong of [0, -1, 1.5, '7', null, undefined, Number.NaN])
    expect(found({ type: 'employee' }, wrong)).toEqual([])
})

test('who is who: an id, or name and position as typed', () => {
  expect(listPeopleNamed(7)).toEqual(['7'])
  expect(listPeopleNamed([7, { fullName: ' Ким  Вера', position: 'АУДИТОР ' }])).toEqual([
    '7',
    'ким вера аудитор',
  ])
  expect(listPeopleNamed({ chair: 7, members: [8], secretary: 9 })).toEqual(['7', '8'])
  expect(listPeopleNamed({ chair: 7 })).toEqual(['7'])
  expect(listPeopleNamed({ fullName: 'Ким' })).toEqual(['ким'])
  for (const noOne of [null, undefined, 'x', []]) expect(listPeopleNamed(noOne)).toEqual([])
})
