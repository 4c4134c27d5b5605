import { expect, test } from 'vitest'
import {
  addSeconds,
  countSecondsBetween,
  countUnixSeconds,
  DAY,
  HOUR,
  type Instant,
  MINUTE,
  pickEarlier,
} from './instant.ts'

const at = (text: string) => text as Instant

test('seconds are added to a moment over midnights and years, and taken off', () => {
  const instant = at('2026-12-31T23:30:59.123Z')
  expect(addSeconds(instant, 45 * MINUTE)).toBe('2027-01-01T00:15:59.123Z')
  expect(addSeconds(instant, -31 * MINUTE)).toBe('2026-12-31T22:59:59.123Z')
  expect(addSeconds(instant, 0.877)).toBe('2026-12-31T23:31:00.000Z')
  expect(addSeconds(instant, 60 * DAY)).toBe('2027-03-01T23:30:59.123Z')
  expect(addSeconds(at('2026-11-20T10:10:00+03:00'), HOUR)).toBe('2026-11-20T08:10:00.000Z')
})

test('between two moments there are so many seconds, with their fractions; backwards they are negative', () => {
  const [one, other] = [at('2026-11-20T10:00:00.000Z'), at('2026-11-20T13:00:01.500+03:00')]
  expect([countSecondsBetween(one, other), countSecondsBetween(other, one)]).toEqual([1.5, -1.5])
  expect([countUnixSeconds(at('1970-01-01T00:00:01.500Z')), countUnixSeconds(other)]).toEqual([
    1.5, 1795168801.5,
  ])
  expect([pickEarlier(one, other), pickEarlier(other, one), pickEarlier(one, one)]).toEqual([one, one, one])
})
