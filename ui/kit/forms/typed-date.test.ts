import { expect, test } from 'vitest'
import { parseTypedDate, parseWhileTyping } from './typed-date.ts'

test('a day is understood however it is typed', () => {
  for (const text of ['20.11.2026', '20.11.26', '20112026', '20/11/2026', ' 20-11-2026 ', '2026-11-20']) {
    expect(parseTypedDate(text)).toBe('2026-11-20')
  }
  for (const text of ['20 ноября 2026', '20 ноя 2026 г.']) expect(parseTypedDate(text)).toBe('2026-11-20')
  expect(parseTypedDate('01.02.50')).toBe('2050-02-01')
  expect(parseTypedDate('1.2.1991')).toBe('1991-02-01')
  expect(parseTypedDate('01.02.91')).toBe('1991-02-01')
})

test('a day that is not in the calendar is not understood', () => {
  for (const text of ['31.02.2026', '00.01.2026', '12.13.2026', '20.11', 'вчера', '']) {
    expect(parseTypedDate(text)).toBeNull()
  }
})

test('while it is being typed, a year of two digits is not yet one', () => {
  expect(parseWhileTyping('20.11.20')).toBeNull()
  expect(parseWhileTyping('20.11.2026')).toBe('2026-11-20')
  expect(parseWhileTyping('20112026')).toBe('2026-11-20')
  expect(parseWhileTyping('20 ноября 202')).toBeNull()
})
