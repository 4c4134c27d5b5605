import { expect, test } from 'vitest'
import type { Instant } from '../shared/dates/instant.ts'
import type { UserId } from '../shared/identity.ts'
import { isProof, type Proof, readCode, unknownCode, writeCode } from './proof.ts'

const at = (text: string) => text as Instant
const secret = 'a-b_c'.repeat(8)
const proof: Proof = {
  ...{ userId: 12 as UserId, kind: 'password', secretHash: 'hash', email: null },
  expiresAt: at('2026-11-20T11:00:00.000Z'),
}

test('a code says whose it is, and is read as it was written, blanks around it aside', () => {
  const code = writeCode(12 as UserId, secret)
  expect(code).toBe(`12-${secret}`)
  expect(readCode(` ${code}\n`)).toEqual({ ok: true, value: { user: 12, secret } })
})

test.each([
  undefined,
  null,
  12,
  '',
  secret,
  `0-${secret}`,
  `12-${secret.slice(0, 19)}`,
  `12-${'a'.repeat(101)}`,
  `x12-${secret}`,
  `12-${secret} x`,
  `${'9'.repeat(16)}-${secret}`,
])('%j is no code', (given) => {
  expect(readCode(given)).toEqual({ ok: false, error: unknownCode })
})

test('a code is one that was sent, until its time is over', () => {
  expect(isProof(proof, 'hash', at('2026-11-20T10:59:59.999Z'))).toBe(true)
  expect(isProof(proof, 'hash', proof.expiresAt)).toBe(false)
  expect(isProof(proof, 'other', at('2026-11-20T10:00:00.000Z'))).toBe(false)
  expect(isProof(undefined, 'hash', at('2026-11-20T10:00:00.000Z'))).toBe(false)
})
