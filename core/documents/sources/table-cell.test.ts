import { expect, test } from 'vitest'
import { cutToCell, cutToCells } from './table-cell.ts'

test('a text that fits stays whole, a longer one is cut to what fits', () => {
  expect(cutToCell('а'.repeat(500))).toBe('а'.repeat(500))
  expect(cutToCell('а'.repeat(501))).toBe(`${'а'.repeat(499)}…`)
  expect(cutToCells({ what: 'Оградить', long: 'б'.repeat(600) })).toEqual({
    what: 'Оградить',
    long: `${'б'.repeat(499)}…`,
  })
})
