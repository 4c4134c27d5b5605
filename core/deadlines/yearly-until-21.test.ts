import { expect, test } from 'vitest'
import { day, months } from '../../tests/examples.ts'
import { isUnder21, limitUntil21 } from './yearly-until-21.ts'

test('one is under 21 until the day on which one is', () => {
  expect(isUnder21(day('2005-11-21'), day('2026-11-20'))).toBe(true)
  expect(isUnder21(day('2005-11-20'), day('2026-11-20'))).toBe(false)
  expect(isUnder21(day('2008-02-29'), day('2029-02-27'))).toBe(true)
  expect(isUnder21(day('2008-02-29'), day('2029-02-28'))).toBe(false)
})

test('two years become one; what is as often, or does not come again, stays', () => {
  expect(limitUntil21(months(24))).toEqual(months(12))
  for (const one of [months(12), months(6), { kind: 'once' } as const]) expect(limitUntil21(one)).toBe(one)
})
