import { expect, it } from 'vitest'
import type { Cell } from '../sheet.ts'
import { listExamples } from './list-examples.ts'

const examples = (...below: readonly Cell[]) =>
  listExamples({ rows: [['выше'], ['Титул'], ...below.map((cell) => [null, cell])] }, { last: 1 }, 1)

it('are the first five values below the head that differ, blanks left out', () => {
  expect(examples(null, 'а', ' а ', 'б\u00a0\nв', ' ', 5, '1980-05-04', 'г', 'д')).toEqual([
    ...['а', 'б в', '5', '1980-05-04', 'г'],
  ])
  expect(examples()).toEqual([])
})

it('are cut where they are long', () => {
  const long = 'б'.repeat(41)
  expect(examples(long.slice(1), long)).toEqual([long.slice(1), `${'б'.repeat(39)}…`])
})

it('are looked for in a thousand rows', () => {
  const blank = Array.from({ length: 999 }, () => null)
  expect(examples(...blank, 'а', 'б')).toEqual(['а'])
})
