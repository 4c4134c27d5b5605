import { expect, test } from 'vitest'
import { isNamedIn } from './names-in-cell.ts'

test.each([
  ['Слесарь', ['Слесарь'], true],
  [' слесарь ', ['Слесарь'], true],
  ['Сварщик, слесарь', ['Слесарь '], true],
  ['Сварщик; слесарь', ['Токарь', 'Слесарь'], true],
  ['Машинист (кочегар), 2 разряд', ['Машинист (кочегар), 2 разряд'], true],
  ['Слесарь-ремонтник', ['Слесарь'], false],
  ['Цех № 12', ['Цех № 1'], false],
  ['Слесарь', [], false],
  ['', [''], false],
])('«%s» names one of %j: %j', (said, names, expected) => {
  expect(isNamedIn(said, names)).toBe(expected)
})
