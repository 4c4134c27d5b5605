import { expect, test } from 'vitest'
import { day } from '../../../tests/examples.ts'
import { findEarliest } from './earliest.ts'

const done = { baseDate: day('2025-01-01') }

test('what was never done is before every deadline; what never falls due is after all', () => {
  const duties = [
    { ...done, deadline: null },
    { ...done, deadline: day('2026-05-01') },
    { ...done, deadline: day('2026-04-01') },
  ]
  expect(findEarliest(duties)).toBe('2026-04-01')
  expect(findEarliest([...duties, { baseDate: null, deadline: null }])).toBe('notDone')
  expect(findEarliest([{ ...done, deadline: null }])).toBeNull()
})
