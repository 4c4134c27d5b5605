import { expect, test } from 'vitest'
import { isOfRecord, parseJournalRecord, writeJournalRecord } from './journal-record.ts'

test.each([
  { record: 'employee', id: 5 },
  { record: 'inspection-link', id: Number.MAX_SAFE_INTEGER },
])('%j is read as it was written', (one) => {
  expect(parseJournalRecord(writeJournalRecord(one))).toEqual({ ok: true, value: one })
})

test.each([
  'employee',
  'employee-',
  'employee-0',
  'employee-05',
  'employee--5',
  '-5',
  'Employee-5',
  'employee-5 ',
  'employee-9007199254740993',
  `${'e'.repeat(59)}-5`,
  5,
  null,
  ['employee-5'],
])('%j names no record', (text) => {
  expect(parseJournalRecord(text)).toEqual({ ok: false, error: { code: 'choice/unknown' } })
})

test('sixty characters are the most', () => {
  expect(parseJournalRecord(`${'e'.repeat(58)}-5`).ok).toBe(true)
})

test('changes are of a record when one of them has its kind and its number', () => {
  const changes = [
    { record: 'obligation', ids: [5] },
    { record: 'employee', ids: [4, 6] },
  ]
  expect(isOfRecord(changes, { record: 'employee', id: 6 })).toBe(true)
  expect(isOfRecord(changes, { record: 'employee', id: 5 })).toBe(false)
  expect(isOfRecord([], { record: 'employee', id: 5 })).toBe(false)
})
