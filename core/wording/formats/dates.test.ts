import { expect, test } from 'vitest'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { describeDeadline, formatDate, formatDayMonth, formatUntilDay } from './dates.ts'
import { keepTogether } from './no-break.ts'

const today = '2026-11-20' as LocalDate

test('a date is written day first', () => {
  expect(formatDate(today)).toBe('20.11.2026')
  expect(formatDayMonth('2026-05-09' as LocalDate)).toBe('9\u00a0мая')
  expect(formatUntilDay('2026-12-20' as LocalDate)).toBe('до\u00a020\u00a0декабря')
})

test('a deadline says how far it is', () => {
  expect(describeDeadline('2026-11-09' as LocalDate, today)).toBe('просрочено на 11\u00a0дн.')
  expect(describeDeadline(today, today)).toBe('сегодня')
  expect(describeDeadline('2026-11-24' as LocalDate, today)).toBe('через 4\u00a0дн.')
})

test('a year and more is told in years and whole months', () => {
  const on = (day: string) => describeDeadline(day as LocalDate, today)
  expect(on('2027-11-19')).toBe('через 364\u00a0дн.')
  expect(on('2027-11-20')).toBe('через 1\u00a0год')
  expect(on('2029-11-18')).toBe('через 2\u00a0года 11\u00a0мес.')
  expect(on('2025-11-20')).toBe('просрочено на 1\u00a0год')
  expect(on('2025-11-21')).toBe('просрочено на 364\u00a0дн.')
  expect(on('2020-09-30')).toBe('просрочено на 6\u00a0лет 1\u00a0мес.')
})

test('a line never ends inside a number with its word', () => {
  expect(keepTogether('записка № 14, п. 59, ст. 228, Петров А. Н., 3 года, п. 7 ч. 2')).toBe(
    'записка №\u00a014, п.\u00a059, ст.\u00a0228, Петров А.\u00a0Н., 3\u00a0года, п.\u00a07 ч.\u00a02',
  )
  expect(keepTogether('склад. 5 коробок')).toBe('склад. 5 коробок')
})
