import { expect, test } from 'vitest'
import { anObligation, day } from '../../../tests/examples.ts'
import { compareObligations } from './obligation-order.ts'
import { makeStandingObligation, type StandingObligation } from './standing-obligation.ts'

const duty = (
  id: number,
  deadline: string | null,
  section: 'briefing' | 'training' = 'training',
): StandingObligation => ({
  ...makeStandingObligation({
    obligation: anObligation(id, { subject: { section, name: 'Повторный' } }),
    completions: [],
  }),
  deadline: deadline === null ? null : day(deadline),
  baseDate: day('2025-01-01'),
})

test('what was never done is before what has a deadline', () => {
  const never = { ...duty(7, null), baseDate: null }
  expect(
    [duty(3, null), duty(5, '2026-01-01'), never].toSorted(compareObligations).map(({ id }) => id),
  ).toEqual([7, 5, 3])
})

test('by section, then by deadline, those without one last, then by age', () => {
  const duties = [
    duty(9, null, 'briefing'),
    duty(5, '2026-01-01'),
    duty(4, '2026-01-02'),
    duty(8, '2026-01-02'),
    duty(3, null),
    duty(6, null),
  ]
  for (const some of [duties, duties.toReversed()])
    expect(some.toSorted(compareObligations).map(({ id }) => id)).toEqual([9, 5, 4, 8, 3, 6])
})
