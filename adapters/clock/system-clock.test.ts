import { expect, it, vi } from 'vitest'
import { findDay, systemClock } from './system-clock.ts'

it('says the day of the company, not of the server', () => {
  const evening = new Date('2026-12-31T21:30:00Z')
  expect(findDay('UTC', evening)).toBe('2026-12-31')
  expect(findDay('Europe/Moscow', evening)).toBe('2027-01-01')
  expect(findDay('Asia/Kamchatka', new Date('2026-03-01T11:59:59Z'))).toBe('2026-03-01')
  expect(findDay('Asia/Kamchatka', new Date('2026-03-01T12:00:00Z'))).toBe('2026-03-02')
})

it('gives moments in UTC with milliseconds', () => {
  expect(systemClock.now()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})

it('has another day from the first millisecond of it', () => {
  vi.useFakeTimers({ now: new Date('2026-03-01T20:59:59.999Z') })
  expect(systemClock.today('Europe/Moscow')).toBe('2026-03-01')
  vi.setSystemTime(new Date('2026-03-01T21:00:00.000Z'))
  expect(systemClock.today('Europe/Moscow')).toBe('2026-03-02')
  vi.useRealTimers()
})
