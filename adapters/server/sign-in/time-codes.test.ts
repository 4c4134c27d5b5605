import { createHash } from 'node:crypto'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { describe, expect, it } from 'vitest'
import { codeAt, lookAtCode, newFactorSecret, newRecoveryCode } from './time-codes.ts'

/** «12345678901234567890», as RFC 6238 has it in its appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('codes by time', () => {
  it.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1111111111, '050471'],
    [1234567890, '005924'],
    [2000000000, '279037'],
    [20000000000, '353130'],
  ])('are those of RFC 6238 at %d s', (seconds, code) => {
    expect(codeAt(SECRET, Math.floor(seconds / 30))).toBe(code)
  })

  it.each([
    [-60, false],
    [-30, true],
    [0, true],
    [30, true],
    [60, false],
  ])('are taken %d s off: %s', (off, taken) => {
    const now = new Date(1234567890_000 + off * 1000).toISOString() as Instant
    const shown = lookAtCode({ is: 'time', digits: '005924' }, { secret: SECRET }, now)
    const step = Math.floor(1234567890 / 30)
    expect(shown).toEqual(taken ? { is: 'time', secret: SECRET, step } : null)
  })
})

it('a secret has 160 bits, in an address that an application reads', () => {
  const { secret, address } = newFactorSecret('анна+1@example.org')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  const url = new URL(address)
  expect([url.protocol, url.host]).toEqual(['otpauth:', 'totp'])
  expect(decodeURIComponent(url.pathname)).toBe('/Охрана труда онлайн:анна+1@example.org')
  expect(address).toMatch(/^otpauth:\/\/totp\/[\w%]+:[\w%.]+\?/)
  expect(Object.fromEntries(url.searchParams)).toEqual({ secret, issuer: 'Охрана труда онлайн' })
  expect(newFactorSecret('a@example.org').secret).not.toBe(secret)
})

it('a recovery code is kept as the hash that it is known by', () => {
  const { shown, hash } = newRecoveryCode()
  expect(shown).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
  const letters = shown.replaceAll('-', '')
  expect(hash).toBe(createHash('sha256').update(letters).digest('hex'))
  const code = { is: 'recovery', letters } as const
  expect(lookAtCode(code, { secret: SECRET }, '2026-11-20T10:00:00.000Z' as Instant)).toEqual({
    is: 'recovery',
    hash,
  })
})
