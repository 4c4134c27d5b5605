import { expect, test } from 'vitest'
import { chooseSeries, isInSeries } from './numbering.ts'

test('all documents of a company are one series, unless it numbers by kind', () => {
  expect(chooseSeries('whole', 'order')).toBeNull()
  expect(chooseSeries('byKind', 'order')).toBe('order')
  expect(chooseSeries('byKind', null)).toBeNull()
})

test('one series has all, one of a kind what is of it, and what was issued before kinds were kept', () => {
  const [order, journal, old] = [{ kind: 'order' }, { kind: 'journal' }, { kind: null }] as const
  expect([order, journal, old].map((one) => isInSeries(null, one))).toEqual([true, true, true])
  expect([order, journal, old].map((one) => isInSeries('order', one))).toEqual([true, false, true])
})
