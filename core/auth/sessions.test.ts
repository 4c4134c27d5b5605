import { expect, test } from 'vitest'
import { instant } from '../../tests/examples.ts'
import { addSeconds, DAY } from '../shared/dates/instant.ts'
import { computeRefreshEnd, decideRotation, type ShownToken } from './sessions.ts'

const now = instant('2026-11-30T12:00:00.000Z')
const after = (seconds: number) => addSeconds(now, seconds)
const shown = { rotatedAt: null, expiresAt: after(1), since: after(-DAY) }
const decide = (changes: Partial<ShownToken>) => {
  const decided = decideRotation({ ...shown, ...changes }, now, computeRefreshEnd(now))
  return decided.ok ? decided.value.endsAt : decided.error.code
}

test('a token works until its moment, the next one for sixty days', () => {
  expect(decide({})).toBe(after(60 * DAY))
  expect(decide({ expiresAt: now })).toBe('refresh/expired')
})

test('the session ends after half a year, however often it is renewed', () => {
  expect(decide({ since: after(-120 * DAY) })).toBe(after(60 * DAY))
  expect(decide({ since: after(-121 * DAY) })).toBe(after(59 * DAY))
})

test('a replaced token works for half a minute; later it is in two hands, whether it has run out or not', () => {
  expect(decide({ rotatedAt: after(-29) })).toBe(after(60 * DAY))
  expect(decide({ rotatedAt: after(-30) })).toBe('refresh/reused')
  expect(decide({ rotatedAt: after(-30), expiresAt: after(-1) })).toBe('refresh/reused')
  expect(decide({ rotatedAt: after(-29), expiresAt: after(-1) })).toBe('refresh/expired')
})

test('replaced tokens are remembered for a week', () => {
  const decided = decideRotation(shown, now, computeRefreshEnd(now))
  expect(decided.ok && decided.value.forgottenUpTo).toBe(after(-7 * DAY))
})
