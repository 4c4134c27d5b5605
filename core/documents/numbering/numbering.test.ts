import { expect, test } from 'vitest'
import { isInSeries, seriesOf } from './numbering.ts'

test('all documents of a company are one series, unless it numbers by kind', () => {
  expect(seriesOf('whole', 'order')).toBeNull()
  expect(seriesOf('byKind', 'order')).toBe('order')
  expect(seriesOf('byKind', null)).toBeNull()
})

test('one series has all, one of a kind what is of it, and what was issued before kinds were kept', () => {
  const [order, journal, old] = [{ kind: 'order' }, { kind: 'journal' }, { kind: null }] as const
  expect([order, journal, old].map((one) => isInSeries(null, one))).toEqual([true, true, true])
  expect([order, journal, old].map((one) => isInSeries('order', one))).toEqual([true, false, true])
})
