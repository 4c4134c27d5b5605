import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { describeDue } from './incidents.ts'

test('a term that waits says for what, unless it has no figure and says it itself', () => {
  expect(describeDue({ is: 'waiting', for: 'order' }, '3 календарных дня')).toBe(
    '3 календарных дня, после приказа о комиссии',
  )
  expect(describeDue({ is: 'waiting', for: 'medical-report' }, 'По получении сведений')).toBe(
    'По получении сведений',
  )
  expect(describeDue({ is: 'day', on: day('2026-11-21') }, 'По завершении')).toBe('до 21.11.2026')
})
