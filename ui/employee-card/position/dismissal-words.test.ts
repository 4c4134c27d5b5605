// @vitest-environment node
import { expect, test } from 'vitest'
import { aWorker } from '#tests/commands/known-measures.ts'
import { day } from '#tests/examples.ts'
import { describeDismissal } from './dismissal-words.ts'

test('a dismissal is to come until its day is over, and then it has been', () => {
  const said = (dismissalDate: string | null, sex: 'f' | 'm' = 'f') =>
    describeDismissal(
      aWorker(1, { sex, dismissalDate: dismissalDate === null ? null : day(dismissalDate) }),
      day('2026-11-20'),
    )
  expect(said(null)).toBeNull()
  expect(said('2026-11-20')).toBe('Увольнение назначено на 20.11.2026')
  expect(said('2026-11-19')).toBe('Уволена 19.11.2026')
  expect(said('2026-11-19', 'm')).toBe('Уволен 19.11.2026')
})
