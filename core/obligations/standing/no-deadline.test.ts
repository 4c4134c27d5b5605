import { expect, test } from 'vitest'
import { day, months } from '../../../tests/examples.ts'
import { tellWhyNoDeadline } from './no-deadline.ts'

const subject = { section: 'briefing', name: 'Вводный инструктаж' } as const
const blank = { closed: false, periodicity: months(12), baseDate: null, subject }

test('an obligation has no deadline for one reason, and a closed one for that alone', () => {
  const once = { ...blank, periodicity: { kind: 'once' } as const }
  expect(tellWhyNoDeadline(blank)).toBe('not-done')
  expect(tellWhyNoDeadline({ ...once, baseDate: day('2026-01-01') })).toBe('done')
  expect(tellWhyNoDeadline(once)).toBe('not-done')
  expect(tellWhyNoDeadline({ ...once, baseDate: day('2026-01-01'), closed: true })).toBe('closed')
})

test('what is without end has no next date, though it was done', () => {
  const duty = { ...blank, periodicity: { kind: 'indefinite' } } as const
  expect(tellWhyNoDeadline({ ...duty, baseDate: day('2026-01-10') })).toBe('never')
  expect(tellWhyNoDeadline({ ...duty, subject: { section: 'risk', established: 'middle' } })).toBe('never')
})
