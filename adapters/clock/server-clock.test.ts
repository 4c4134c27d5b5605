import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerClock } from './server-clock.ts'

const HOUR = 3_600_000
const wrong = Date.parse('2026-11-19T09:00:00.000Z')

beforeEach(() => void vi.useFakeTimers({ now: wrong, toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
})
const said = (date: string) => new Headers({ date: new Date(date).toUTCString() })

test('a phone that is three hours behind counts by the server, after a restart too', () => {
  const kept = new Map<string, string>()
  const clock = new ServerClock(storageOf(kept))
  expect(clock.now()).toBe('2026-11-19T09:00:00.000Z')
  clock.note(said('2026-11-19T12:00:00Z'), wrong)
  expect(clock.now()).toBe('2026-11-19T12:00:00.500Z')
  vi.setSystemTime(wrong + 10 * HOUR)
  const later = new ServerClock(storageOf(kept))
  expect(later.now()).toBe('2026-11-19T22:00:00.500Z')
  expect(later.today('Europe/Moscow')).toBe('2026-11-20')
})

test('what an answer leaves in doubt moves nothing', () => {
  const clock = new ServerClock(storageOf(new Map()))
  clock.note(said('2026-11-19T08:59:59Z'), wrong - 2000)
  expect(clock.now()).toBe('2026-11-19T09:00:00.000Z')
  clock.note(said('2026-11-19T12:00:00Z'), wrong - 21_000)
  clock.note(said('2026-11-19T12:00:00Z'), wrong + 1)
  clock.note(new Headers(), wrong)
  expect(clock.now()).toBe('2026-11-19T09:00:00.000Z')
  clock.note(said('2026-11-19T12:00:00Z'), wrong)
  clock.note(said('2026-11-19T09:00:00Z'), wrong)
  expect(clock.now()).toBe('2026-11-19T09:00:00.000Z')
})

test('a storage that keeps nothing, or has something else, does no harm', () => {
  const forbidden = () => {
    throw new DOMException('no', 'SecurityError')
  }
  const clock = new ServerClock({ getItem: forbidden, setItem: forbidden })
  clock.note(said('2026-11-19T12:00:00Z'), wrong)
  expect(clock.now()).toBe('2026-11-19T12:00:00.500Z')
  expect(new ServerClock(storageOf(new Map([['clock_behind', 'x']]))).now()).toBe('2026-11-19T09:00:00.000Z')
})
