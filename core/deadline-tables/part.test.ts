import { expect, test } from 'vitest'
import { day } from '../../tests/examples.ts'
import { boundPart } from './part.ts'

const today = day('2026-03-16')

test('overdue is what fell due before today; a month has its own days; all has no bounds', () => {
  expect(boundPart({ is: 'overdue' }, today)).toEqual({ from: null, to: '2026-03-15' })
  expect(boundPart({ is: 'month', from: day('2026-04-01'), to: day('2026-04-30') }, today)).toEqual({
    from: '2026-04-01',
    to: '2026-04-30',
  })
  expect(boundPart({ is: 'all' }, today)).toEqual({ from: null, to: null })
})
