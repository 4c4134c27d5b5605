import { expect, test } from 'vitest'
import type { FieldErrors } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import { checkRepeat, parseNewPassword, readNewCredentials } from './new-password.ts'

const codeOf = (parsed: Result<unknown, FieldErrors>) =>
  parsed.ok ? null : parsed.error.errors.map(({ field, code }) => `${field}: ${code}`).join(', ')

const isCommon = (password: string) => ['qwertyuiop', 'пароль12345'].includes(password)
const judge = (password: unknown, email = 'orlova@example.ru') =>
  codeOf(parseNewPassword(password, { email, isCommon }))

test('a new password has 10 to 200 characters, blanks at its ends too', () => {
  expect(parseNewPassword(' 12345678 ', { email: '' })).toEqual({ ok: true, value: ' 12345678 ' })
  expect(judge('ё'.repeat(200))).toBeNull()
  expect(judge('123456789')).toBe('password: password/too-short')
  expect(judge('😀'.repeat(9))).toBe('password: password/too-short')
  expect(judge('а'.repeat(201))).toBe('password: password/too-long')
  expect(judge('a'.repeat(100_000))).toBe('password: password/too-long')
  for (const nothing of ['', null, undefined, 1234567890])
    expect(judge(nothing)).toBe('password: password/required')
})

test('what many people have is refused, in capitals and in the other layout too', () => {
  for (const common of ['qwertyuiop', 'QwertyUIOP', 'йцукенгшщз', 'ЙЦУКЕНГШЩЗ', 'Пароль12345'])
    expect([common, judge(common)]).toEqual([common, 'password: password/common'])
  expect(judge('qwertyuiopasdf')).toBeNull()
})

test('the own e-mail with little besides is no password', () => {
  for (const own of ['orlova@example.ru', 'Orlova2024!', 'orlovaorlova', '12.orlova.34', 'щкдщмф2024'])
    expect([own, judge(own)]).toEqual([own, 'password: password/own-email'])
  expect(judge('orlova и её пятеро котов')).toBeNull()
  expect(judge('orlova12345')).toBeNull()
  expect(judge('банка варенья', 'ян@example.ru')).toBeNull()
  expect(judge('янтарный янтарь', 'ян@example.ru')).toBeNull()
  expect(judge('ян-ян-ян-ян', 'ян@example.ru')).toBeNull()
  expect(judge('vera-vera-vera', 'vera@example.ru')).toBe('password: password/own-email')
})

test('neither is the name of the product', () => {
  for (const name of [
    'Охрана труда онлайн',
    'охранатруда1',
    'OSH-online 26',
    'ohranatruda',
    'j[hfyfnhelf',
    'охранатhelf',
  ])
    expect([name, judge(name)]).toEqual([name, 'password: password/product-name'])
  expect(judge('охрана труда и мирный атом')).toBeNull()
})

test('the refusal is under the field that was asked for', () => {
  expect(codeOf(parseNewPassword('1', { email: '', field: 'newPassword' }))).toBe(
    'newPassword: password/too-short',
  )
})

test('a new account says at once what is wrong with both', () => {
  const [email, password] = ['Orlova@example.ru', 'сорок два 42']
  expect(readNewCredentials({ email, password })).toEqual({
    ok: true,
    value: { email: 'orlova@example.ru', password },
  })
  const [badEmail, badPassword] = ['email: email/invalid', 'password: password/too-short']
  expect(codeOf(readNewCredentials({ email: 'orlova', password: '1' }))).toBe(`${badEmail}, ${badPassword}`)
  expect(codeOf(readNewCredentials({ email: 'orlova', password }))).toBe(badEmail)
  expect(codeOf(readNewCredentials({ email, password: '1' }))).toBe(badPassword)
  expect(codeOf(readNewCredentials({ email, password: 'Orlova2024' }))).toBe('password: password/own-email')
  expect(codeOf(readNewCredentials({ email, password: 'qwertyuiop' }, isCommon))).toBe(
    'password: password/common',
  )
})

test('a new password is typed twice alike', () => {
  expect(checkRepeat('банка варенья', 'банка варенья')).toEqual({ ok: true, value: 'банка варенья' })
  expect(codeOf(checkRepeat('банка варенья', 'банка варения'))).toBe(
    'passwordRepeat: password/repeat-differs',
  )
})
