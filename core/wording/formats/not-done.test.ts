import { expect, test } from 'vitest'
import { aTraining, day, gloves } from '../../../tests/examples.ts'
import { printDeadline } from './not-done.ts'

test('what has no deadline because it was never done says so in its place', () => {
  const print = (deadline: string | null, subject = aTraining) =>
    printDeadline({ subject, deadline: deadline === null ? null : day(deadline) })
  expect(print('2026-11-20')).toBe('20.11.2026')
  expect(print(null)).toBe('не пройдено')
  expect(print(null, gloves(1))).toBe('не выдано')
  expect(print(null, gloves(1, 'return'))).toBe('не сдано')
})
