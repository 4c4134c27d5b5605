import { expect, test } from 'vitest'
import { instant, someone } from '../../tests/examples.ts'
import { computeForgetUntil, isKept, keptUntil } from './keeping.ts'

const now = instant('2026-11-30T08:00:00.000Z')
const madeAt = (at: string) => ({ made: { by: someone, at: instant(at) } })

test('what a file left and what undoing it needs is kept for thirty days', () => {
  expect(computeForgetUntil(now)).toBe('2026-10-31T08:00:00.000Z')
  expect(keptUntil(madeAt('2026-10-31T08:00:00.000Z'))).toBe(now)
  expect(isKept(madeAt('2026-10-31T08:00:00.001Z'), now)).toBe(true)
  expect(isKept(madeAt('2026-10-31T08:00:00.000Z'), now)).toBe(false)
  expect(isKept(madeAt('2026-11-30T08:00:00.000Z'), now)).toBe(true)
})
