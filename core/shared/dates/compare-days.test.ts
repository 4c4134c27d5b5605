import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { compareDays } from './compare-days.ts'

test('days are in their order, and none is before all', () => {
  const days = [null, day('2025-12-31'), day('2026-01-01')]
  expect(days.toReversed().toSorted(compareDays)).toEqual(days)
  expect(compareDays(null, null)).toBe(0)
})
