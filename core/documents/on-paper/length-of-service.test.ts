import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { describeLengthOfService } from './length-of-service.ts'

test.each([
  ['2026-03-16', '2026-03-16', 'менее месяца'],
  ['2026-02-17', '2026-03-16', 'менее месяца'],
  ['2026-02-16', '2026-03-16', '1 месяц'],
  ['2025-03-16', '2026-03-16', '1 год'],
  ['2025-03-17', '2026-03-16', '11 месяцев'],
  ['2023-01-10', '2026-03-16', '3 года 2 месяца'],
  ['2015-02-10', '2026-03-16', '11 лет 1 месяц'],
])('from %s to %s: %s', (from, to, said) => {
  expect(describeLengthOfService(day(from), day(to))).toBe(said)
})
