import { expect, test } from 'vitest'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { documentDate, takeDocumentYear } from './document-date.ts'

const read = (value: unknown, today = '2026-12-31') => {
  const date = documentDate(today as LocalDate)(value)
  return date.ok ? date.value : date.error.code
}

test('a document is dated tomorrow at the latest, over the end of a year too', () => {
  expect(read('2027-01-01')).toBe('2027-01-01')
  expect(read('02.01.2027')).toBe('document-date/too-late')
  expect(read('1999-05-05')).toBe('1999-05-05')
})

test('a day that is missing or is none is refused', () => {
  expect(['', null, undefined].map((value) => read(value))).toEqual(Array(3).fill('document-date/required'))
  expect(read('2026-02-30')).toBe('date/invalid')
})

test('the year is that of the date', () => {
  expect(takeDocumentYear('2026-12-31' as LocalDate)).toBe(2026)
})
