import { expect, test } from 'vitest'
import { inCell, inCells } from './table-cell.ts'

test('a text that fits stays whole, a longer one is cut to what fits', () => {
  expect(inCell('а'.repeat(500))).toBe('а'.repeat(500))
  expect(inCell('а'.repeat(501))).toBe(`${'а'.repeat(499)}…`)
  expect(inCells({ what: 'Оградить', long: 'б'.repeat(600) })).toEqual({
    what: 'Оградить',
    long: `${'б'.repeat(499)}…`,
  })
})
