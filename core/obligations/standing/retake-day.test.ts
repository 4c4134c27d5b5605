import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { findRetakeDay } from './retake-day.ts'

const today = day('2026-03-16')

test('a failed check is repeated within thirty days, a passed one is not', () => {
  expect(findRetakeDay({ date: today, result: 'failed' })).toBe('2026-04-15')
  expect(findRetakeDay({ date: today, result: 'passed' })).toBeNull()
  expect(findRetakeDay({ date: null, result: 'failed' })).toBeNull()
})
