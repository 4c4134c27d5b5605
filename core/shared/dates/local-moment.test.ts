import { expect, test } from 'vitest'
import type { Instant } from './instant.ts'
import type { LocalDate } from './local-date.ts'
import {
  addMinutes,
  computeLocalMoment,
  countMinutesBetween,
  type LocalMoment,
  makeMoment,
  parseMoment,
  parseTime,
  takeMomentDay,
  takeMomentTime,
} from './local-moment.ts'

const at = (text: string) => text as LocalMoment
const said = (read: { ok: boolean; value?: unknown; error?: { code: string } }) =>
  read.ok ? read.value : read.error?.code

test('a time of day is read as typed', () => {
  for (const [typed, time] of [
    ['9:05', '09:05'],
    ['09:05', '09:05'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
  ])
    expect(said(parseTime(typed))).toBe(time)
  for (const nothing of [null, undefined, '']) expect(said(parseTime(nothing))).toBe('time/required')
  for (const wrong of ['24:00', '12:60', '9:5', '123:00', 'x9:05', '9:05x', 905, [], ['9:05']])
    expect(said(parseTime(wrong))).toBe('time/invalid')
})

test('a moment is a day and a time', () => {
  expect(said(parseMoment('2026-11-20T13:10'))).toBe('2026-11-20T13:10')
  expect(said(parseMoment(' 20.11.2026 9:05 '))).toBe('2026-11-20T09:05')
  for (const nothing of [null, undefined, '']) expect(said(parseMoment(nothing))).toBe('date/required')
  for (const wrong of [5, ['2026-11-20T13:10'], '31.02.2026 12:00', `${' '.repeat(85)}2026-11-20T13:10`])
    expect(said(parseMoment(wrong))).toBe('date/invalid')
  expect(said(parseMoment(`${' '.repeat(84)}2026-11-20T13:10`))).toBe('2026-11-20T13:10')
  expect(said(parseMoment('2026-11-20T25:10'))).toBe('time/invalid')
  expect(said(parseMoment('2026-11-20'))).toBe('time/required')
})

test('minutes go over midnight, months and years, either way', () => {
  expect(addMinutes(at('2026-12-31T23:30'), 45)).toBe('2027-01-01T00:15')
  expect(addMinutes(at('2024-02-28T22:00'), 26 * 60)).toBe('2024-03-01T00:00')
  expect(addMinutes(at('2026-03-01T00:05'), -10)).toBe('2026-02-28T23:55')
  expect(addMinutes(at('2026-03-01T09:07'), 0)).toBe('2026-03-01T09:07')
  expect(countMinutesBetween(at('2026-12-31T23:30'), at('2027-01-01T00:15'))).toBe(45)
  expect(countMinutesBetween(at('2027-01-01T00:15'), at('2026-12-31T23:30'))).toBe(-45)
  expect(countMinutesBetween(at('2026-11-20T10:40'), at('2026-11-22T09:50'))).toBe(2830)
})

test('a moment is of its place', () => {
  const instant = '2026-11-20T21:30:59.000Z' as Instant
  expect(computeLocalMoment(instant, 3)).toBe('2026-11-21T00:30')
  expect(computeLocalMoment(instant, 12)).toBe('2026-11-21T09:30')
  const noon = makeMoment('2026-11-20' as LocalDate, '12:00')
  expect([takeMomentDay(noon), takeMomentTime(noon)]).toEqual(['2026-11-20', '12:00'])
})
