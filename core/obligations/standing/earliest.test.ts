import { expect, test } from 'vitest'
import { aTraining, day, months } from '../../../tests/examples.ts'
import { findEarliest } from './earliest.ts'

const done = { subject: aTraining, periodicity: months(12), baseDate: day('2025-01-01'), retakeBy: null }
const later = { ...done, deadline: day('2026-05-01') }

test('what was never done is before every deadline; what never falls due is after all', () => {
  const duties = [{ ...done, deadline: null }, later, { ...done, deadline: day('2026-04-01') }]
  expect(findEarliest(duties)).toBe('2026-04-01')
  expect(findEarliest([...duties, { ...done, baseDate: null, deadline: null }])).toBe('atOnce')
  expect(findEarliest([{ ...done, deadline: null }])).toBeNull()
})

test('a failed check that nothing has settled is before every deadline, where it keeps from work', () => {
  const failed = { ...later, retakeBy: day('2026-04-15') }
  expect(findEarliest([later, failed])).toBe('atOnce')
  expect(findEarliest([{ ...failed, subject: { section: 'instruction', name: 'ИОТ-07' } }])).toBe(
    '2026-05-01',
  )
})
