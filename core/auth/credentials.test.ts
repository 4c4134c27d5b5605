import { expect, test } from 'vitest'
import type { FieldErrors } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { parseEmail, parsePassword, readCredentials } from './credentials.ts'

const codeOf = (parsed: Result<unknown, FieldErrors>) =>
  parsed.ok ? null : parsed.error.errors.map(({ field, code }) => `${field}: ${code}`)

test('an account is known by its e-mail in lower case', () => {
  expect(parseEmail(' Orlova@Example.ru ')).toEqual({ ok: true, value: 'orlova@example.ru' })
  expect(codeOf(parseEmail(''))).toEqual(['email: email/required'])
  expect(codeOf(parseEmail('orlova'))).toEqual(['email: email/invalid'])
})

test('a sign-in asks for a password of any length but a book', () => {
  expect(parsePassword('1')).toEqual({ ok: true, value: '1' })
  for (const nothing of ['', null, 7])
    expect(codeOf(parsePassword(nothing))).toEqual(['password: password/required'])
  expect(codeOf(parsePassword('a'.repeat(100_000)))).toEqual(['password: password/too-long'])
})

test('a sign-in takes whatever is there: what is no e-mail or password of ours is simply wrong', () => {
  const read = (email: unknown, password: unknown) => readCredentials({ email, password })
  const taken = (email: string, password: string) => ({ ok: true, value: { email, password } })
  expect(read(' Orlova@Example.ru ', '1')).toEqual(taken('orlova@example.ru', '1'))
  expect(read(' Ivan@Оса.com ', '1')).toEqual(taken('ivan@оса.com', '1'))
  expect(read('Orlova', 12)).toEqual(taken('orlova', '12'))
  for (const blank of [undefined, null, '', '  '])
    expect(codeOf(read(blank, '1'))).toEqual(['email: email/required'])
  for (const blank of [undefined, null, ''])
    expect(codeOf(read('orlova@example.ru', blank))).toEqual(['password: password/required'])
  expect(codeOf(read('', null))).toEqual(['email: email/required', 'password: password/required'])
})
