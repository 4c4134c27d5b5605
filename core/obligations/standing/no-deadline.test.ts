import { expect, test } from 'vitest'
import { day, months } from '../../../tests/examples.ts'
import { whyNoDeadline } from './no-deadline.ts'

const blank = { closed: false, periodicity: months(12), baseDate: null }

test('an obligation has no deadline for one reason, and a closed one for that alone', () => {
  const once = { ...blank, periodicity: { kind: 'once' } as const }
  expect(whyNoDeadline(blank)).toBe('no-base')
  expect(whyNoDeadline({ ...once, baseDate: day('2026-01-01') })).toBe('done')
  expect(whyNoDeadline(once)).toBe('never')
  expect(whyNoDeadline({ ...once, baseDate: day('2026-01-01'), closed: true })).toBe('closed')
})
