import { expect, test } from 'vitest'
import type { FieldErrors } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { parseEmail, parseNewPassword, parsePassword } from './credentials.ts'

const codeOf = (parsed: Result<string, FieldErrors>) =>
  parsed.ok ? null : parsed.error.errors.map(({ field, code }) => `${field}: ${code}`)

test('an account is known by its e-mail in lower case', () => {
  expect(parseEmail(' Orlova@Example.ru ')).toEqual({ ok: true, value: 'orlova@example.ru' })
  expect(codeOf(parseEmail(''))).toEqual(['email: email/required'])
  expect(codeOf(parseEmail('orlova'))).toEqual(['email: email/invalid'])
})

test('a new password has 10 to 200 characters, blanks at its ends too', () => {
  expect(parseNewPassword(' 12345678 ')).toEqual({ ok: true, value: ' 12345678 ' })
  expect(parseNewPassword('ё'.repeat(200)).ok).toBe(true)
  expect(codeOf(parseNewPassword('123456789'))).toEqual(['password: password/too-short'])
  expect(codeOf(parseNewPassword('😀'.repeat(9)))).toEqual(['password: password/too-short'])
  expect(codeOf(parseNewPassword('а'.repeat(201)))).toEqual(['password: password/too-long'])
  for (const nothing of ['', null, undefined, 1234567890])
    expect(codeOf(parseNewPassword(nothing))).toEqual(['password: password/required'])
})

test('a sign-in asks for a password of any length but a book', () => {
  expect(parsePassword('1')).toEqual({ ok: true, value: '1' })
  expect(codeOf(parsePassword(''))).toEqual(['password: password/required'])
  expect(codeOf(parsePassword('a'.repeat(100_000)))).toEqual(['password: password/too-long'])
})
