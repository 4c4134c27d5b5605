import { expect, it } from 'vitest'
import { dayIn, systemClock } from './system-clock.ts'

it('says the day of the company, not of the server', () => {
  const evening = new Date('2026-12-31T21:30:00Z')
  expect(dayIn('UTC', evening)).toBe('2026-12-31')
  expect(dayIn('Europe/Moscow', evening)).toBe('2027-01-01')
  expect(dayIn('Asia/Kamchatka', new Date('2026-03-01T11:59:59Z'))).toBe('2026-03-01')
  expect(dayIn('Asia/Kamchatka', new Date('2026-03-01T12:00:00Z'))).toBe('2026-03-02')
})

it('gives moments in UTC with milliseconds', () => {
  expect(systemClock.now()).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
})
