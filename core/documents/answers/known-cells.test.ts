import { expect, test } from 'vitest'
import type { ValueSpec } from '../library/template.ts'
import { withKnownCells } from './known-cells.ts'

const columns = ['name', 'code'].map((name) => ({ name, label: name }))
const spec = (name: string, kind: ValueSpec['kind']): ValueSpec => ({
  ...{ name, label: name, kind, required: true, suggested: null, hint: '', bounds: [] },
})
const values = [spec('people', { type: 'rows', columns }), spec('note', { type: 'text' })]
const known = {
  people: [
    { name: 'Титов', code: '' },
    { name: 'Белов', code: '7' },
  ],
  note: 'x',
}

test('cells that are left out are those of the records, row by row', () => {
  const people = [{ code: '1' }, { code: '' }]
  expect(withKnownCells({ values }, known, { people, note: 'y' })).toEqual({
    people: [
      { name: 'Титов', code: '1' },
      { name: 'Белов', code: '' },
    ],
    note: 'y',
  })
})

test('a table of other rows, and what is no table, is as it is given', () => {
  for (const people of [[{ code: '1' }], 'text', null, [1, 'a']])
    expect(withKnownCells({ values }, known, { people })).toEqual({ people })
  expect(withKnownCells({ values }, {}, { people: [{ code: '1' }] })).toEqual({ people: [{ code: '1' }] })
  expect(withKnownCells({ values }, known, {})).toEqual({})
})

test('lists that are no table are as they are given, though the records know as long a list', () => {
  const note = [{ code: '1' }, { code: '' }]
  expect(withKnownCells({ values }, { note: known.people }, { note })).toEqual({ note })
})
