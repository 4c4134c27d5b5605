import { wrongFactorCode } from '@osh/core/auth/second-factor/factor-code.ts'
import { err } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, expect, test } from 'vitest'
import { makeTestOutside } from '#tests/ui/page.tsx'
import { makeServices } from '#ui/app/container.ts'
import type { Outside } from '#ui/app/outside.ts'
import { authStore } from './auth-store.ts'
import { loginStore } from './login-store.ts'

const email = 'orlova@example.org'
const password = 'длинный пароль'
let outside: Outside

beforeEach(async () => {
  outside = makeTestOutside()
  const auth = makeServices(outside).get(authStore)
  await auth.register(email, password)
  await auth.logOut()
})

function open(from: Outside = outside) {
  const services = makeServices(from)
  return { store: services.get(loginStore), auth: services.get(authStore) }
}

test('the password is asked for once the e-mail is one', () => {
  const { store } = open()
  store.setEmail('орлова')
  store.goOn()
  expect([store.step, Object.keys(store.messages)]).toEqual(['email', ['email']])
  store.setEmail(email)
  expect(store.messages).toEqual({})
  store.goOn()
  expect(store.step).toBe('password')
})

test('going back forgets the password and keeps the e-mail', () => {
  const { store } = open()
  store.setEmail(email)
  store.goOn()
  store.setPassword('что-то')
  store.goBack()
  expect([store.step, store.email, store.password]).toEqual(['email', email, ''])
})

test('a blank password is not sent, a wrong one is said, the right one signs in', async () => {
  const { store, auth } = open()
  store.setEmail(` ${email} `)
  store.goOn()
  await store.logIn()
  expect(store.messages).toEqual({ password: 'Введите пароль' })
  store.setPassword('другой пароль')
  await store.logIn()
  expect(store.messages).toEqual({ form: 'Неверный e-mail или пароль' })
  store.setPassword(password)
  await store.logIn()
  expect([store.messages, store.busy, auth.state]).toEqual([{}, false, true])
})

test('a server that does not answer is no wrong password', async () => {
  const accounts = { ...outside.accounts, logIn: () => Promise.reject(new Unavailable(503)) }
  const { store } = open({ ...outside, accounts })
  store.setEmail(email)
  store.goOn()
  store.setPassword(password)
  await store.logIn()
  expect(Object.keys(store.messages)).toEqual(['failure'])
  expect(store.busy).toBe(false)
})

test('a code is asked for once the password is right, and a wrong one is said', async () => {
  const tokens = await outside.accounts.logIn(email, password)
  const sent: unknown[] = []
  const answers = [err({ code: 'auth/second-factor' } as const), err(wrongFactorCode), tokens]
  const logIn: Outside['accounts']['logIn'] = async (_, __, code) => {
    sent.push(code)
    return answers.shift() ?? tokens
  }
  const { store, auth } = open({ ...outside, accounts: { ...outside.accounts, logIn } })
  store.setEmail(email)
  store.goOn()
  store.setPassword(password)
  await store.logIn()
  expect([store.step, store.messages, store.busy]).toEqual(['code', {}, false])
  store.setFactorCode('123456')
  await store.logIn()
  expect(Object.keys(store.messages)).toEqual(['factorCode'])
  store.setFactorCode('654321')
  expect(store.messages).toEqual({})
  await store.logIn()
  expect([sent, auth.state]).toEqual([[undefined, '123456', '654321'], true])
  store.goBack()
  expect([store.step, store.password, store.factorCode]).toEqual(['email', '', ''])
})
