import { beforeEach, expect, test } from 'vitest'
import { makeTestOutside } from '#tests/ui/page.tsx'
import { makeServices } from '#ui/app/container.ts'
import type { Outside } from '#ui/app/outside.ts'
import { authStore } from './auth-store.ts'
import { registerStore } from './register-store.ts'

const email = 'orlova@example.org'
const password = 'длинный пароль'
let outside: Outside

beforeEach(() => {
  outside = makeTestOutside()
})

function open() {
  const services = makeServices(outside)
  return { store: services.get(registerStore), auth: services.get(authStore) }
}

test('all that the form can tell by itself is told at once, and a field’s words go when it changes', async () => {
  const { store } = open()
  store.fields.set('password', 'короткий')
  store.fields.set('passwordRepeat', 'другой')
  await store.register()
  expect(Object.keys(store.fields.messages).toSorted()).toEqual(['email', 'password', 'passwordRepeat'])
  store.fields.set('email', email)
  expect(Object.keys(store.fields.messages).toSorted()).toEqual(['password', 'passwordRepeat'])
  expect(store.registered).toBe(false)
})

test('who has registered here is signed in', async () => {
  const { store, auth } = open()
  for (const [field, value] of [
    ['email', email],
    ['password', password],
    ['passwordRepeat', password],
  ] as const)
    store.fields.set(field, value)
  await store.register()
  expect([store.registered, store.fields.messages, auth.state]).toEqual([true, {}, true])
})

test('an e-mail that is taken is said under it, and no one is registered', async () => {
  await open().auth.register(email, password)
  const { store } = open()
  store.fields.set('email', email)
  store.fields.set('password', password)
  store.fields.set('passwordRepeat', password)
  await store.register()
  expect(Object.keys(store.fields.messages)).toEqual(['email'])
  expect([store.registered, store.busy]).toEqual([false, false])
})
