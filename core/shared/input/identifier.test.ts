import { expect, test } from 'vitest'
import type { LocalDate } from '../dates/local-date.ts'
import { parseDay, parseDayUpTo } from '../dates/parse-day.ts'
import { Unavailable } from '../results/unavailable.ts'
import { identifier, readId } from './identifier.ts'

const read = identifier({ required: 'employee/required', unknown: 'employee/unknown' })
const codeOf = (value: unknown) => {
  const id = read(value)
  return id.ok ? id.value : id.error.code
}

test('an id is a positive whole number, also in digits', () => {
  for (const [value, id] of [
    [7, 7],
    ['7', 7],
    ['999999999999999', 999_999_999_999_999],
  ] as const)
    expect(codeOf(value)).toBe(id)
  for (const nothing of [null, undefined, '']) expect(codeOf(nothing)).toBe('employee/required')
  for (const wrong of [
    '007',
    0,
    -1,
    '0',
    1.5,
    '1.5',
    'x',
    ' 7',
    '1e3',
    '9'.repeat(16),
    2 ** 53,
    true,
    [7],
    ['7'],
    {},
    Number.NaN,
    7n,
  ])
    expect([wrong, codeOf(wrong)]).toEqual([wrong, 'employee/unknown'])
})

test('above the most there can be no id is known', () => {
  const ofFew = identifier({ required: 'employee/required', unknown: 'employee/unknown', most: 7 })
  expect(ofFew('7')).toEqual({ ok: true, value: 7 })
  expect(ofFew(8)).toEqual({ ok: false, error: { code: 'employee/unknown' } })
})

test('a day is required, and is one', () => {
  const said = (value: unknown) => {
    const day = parseDay(value)
    return day.ok ? day.value : day.error.code
  }
  for (const nothing of [null, undefined, '', ' ']) expect(said(nothing)).toBe('date/required')
  for (const wrong of [5, {}, 'x', '30.02.2026']) expect(said(wrong)).toBe('date/invalid')
  expect(said(' 20.11.2026 ')).toBe('2026-11-20')
  const today = '2026-11-20' as LocalDate
  expect(parseDayUpTo(today)('2026-11-20').ok).toBe(true)
  expect(parseDayUpTo(today)('2026-11-21')).toEqual({ ok: false, error: { code: 'date/in-future' } })
  expect(parseDayUpTo(today)('x')).toEqual({ ok: false, error: { code: 'date/invalid' } })
})

test('an outside that is away says whether it answered', () => {
  const cause = new Error('gone')
  expect(new Unavailable(null, { cause })).toMatchObject({ message: 'no response', status: null, cause })
  expect(new Unavailable(503)).toMatchObject({ message: 'status 503', status: 503, name: 'Unavailable' })
})

test('an address names an id by its digits alone', () => {
  expect(readId('7')).toBe(7)
  expect(readId('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER)
  for (const wrong of [undefined, '', '0', '07', '-1', '1e3', '9007199254740992', '9'.repeat(17)])
    expect(readId(wrong)).toBeNull()
})
