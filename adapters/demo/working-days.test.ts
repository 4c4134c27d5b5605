import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { getDay, parseISO } from 'date-fns'
import { expect, test } from 'vitest'
import { workingDay } from './working-days.ts'

const near = (day: string, step?: 1 | -1) => workingDay(day as LocalDate, step)

test('weekends and yearly days off give way to the nearest working day', () => {
  expect(near('2026-11-20')).toBe('2026-11-20')
  expect(near('2026-11-21')).toBe('2026-11-23')
  expect(near('2026-11-22', -1)).toBe('2026-11-20')
  expect(near('2026-01-01')).toBe('2026-01-09')
  expect(near('2023-12-30', -1)).toBe('2023-12-29')
})

test('by another calendar no day is a weekend', () => {
  for (let n = 1; n <= 28; n++)
    expect([0, 6]).not.toContain(getDay(parseISO(near(`2023-05-${String(n).padStart(2, '0')}`))))
})
