import { expect, test } from 'vitest'
import type { FieldErrors } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import {
  parseEmail,
  parseNewPassword,
  parsePassword,
  readCredentials,
  readNewCredentials,
} from './credentials.ts'

const codeOf = (parsed: Result<unknown, FieldErrors>) =>
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
  expect(codeOf(parseNewPassword('a'.repeat(100_000)))).toEqual(['password: password/too-long'])
  for (const nothing of ['', null, undefined, 1234567890])
    expect(codeOf(parseNewPassword(nothing))).toEqual(['password: password/required'])
})

test('a sign-in asks for a password of any length but a book', () => {
  expect(parsePassword('1')).toEqual({ ok: true, value: '1' })
  for (const nothing of ['', null, 7])
    expect(codeOf(parsePassword(nothing))).toEqual(['password: password/required'])
  expect(codeOf(parsePassword('a'.repeat(100_000)))).toEqual(['password: password/too-long'])
})

test('a new account says at once what is wrong with both', () => {
  const [email, password] = ['Orlova@example.ru', 'сорок два 42']
  expect(readNewCredentials({ email, password })).toEqual({
    ok: true,
    value: { email: 'orlova@example.ru', password },
  })
  const [badEmail, badPassword] = ['email: email/invalid', 'password: password/too-short']
  expect(codeOf(readNewCredentials({ email: 'orlova', password: '1' }))).toEqual([badEmail, badPassword])
  expect(codeOf(readNewCredentials({ email: 'orlova', password }))).toEqual([badEmail])
  expect(codeOf(readNewCredentials({ email, password: '1' }))).toEqual([badPassword])
})

test('a sign-in takes whatever is there: what is no e-mail or password of ours is simply wrong', () => {
  const read = (email: unknown, password: unknown) => readCredentials({ email, password })
  const taken = (email: string, password: string) => ({ ok: true, value: { email, password } })
  expect(read(' Orlova@Example.ru ', '1')).toEqual(taken('orlova@example.ru', '1'))
  expect(read('Orlova', 12)).toEqual(taken('orlova', '12'))
  for (const blank of [undefined, null, '', '  '])
    expect(codeOf(read(blank, '1'))).toEqual(['email: email/required'])
  for (const blank of [undefined, null, ''])
    expect(codeOf(read('orlova@example.ru', blank))).toEqual(['password: password/required'])
  expect(codeOf(read('', null))).toEqual(['email: email/required', 'password: password/required'])
})
