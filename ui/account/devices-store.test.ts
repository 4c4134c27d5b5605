// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { devicesStore } from './devices-store.ts'
import { passwordStore } from './password-store.ts'

const account = { email: 'orlova@example.org', password: 'длинный пароль' }

async function open() {
  const { services, outside } = await openAsUser()
  return { services, outside, store: services.get(devicesStore) }
}

test('where the person is signed in is listed, the device at hand first', async () => {
  const { outside, store } = await open()
  await outside.accounts.logIn(account.email, account.password)
  await store.open()
  expect(store.others).toHaveLength(1)
  expect(store.state).toMatchObject({ is: 'ready', value: [{ current: true }, { current: false }] })
})

test('another sign-in ends, and all others at once', async () => {
  const { outside, store } = await open()
  for (let i = 0; i < 3; i++) await outside.accounts.logIn(account.email, account.password)
  await store.open()
  const [one] = store.others
  expect(one && (await store.signOut(one.id))).toBe(true)
  expect(store.others).toHaveLength(2)
  expect(await store.signOutOthers()).toBe(true)
  expect([store.others, store.failure, store.busy]).toEqual([[], null, false])
})

test('a password is changed by the one there was, and both are judged before they are sent', async () => {
  const { services, outside } = await open()
  const form = services.get(passwordStore)
  const fill = (current: string, next: string, repeat = next) => {
    form.fields.set('currentPassword', current)
    form.fields.set('newPassword', next)
    form.fields.set('passwordRepeat', repeat)
  }
  form.edit()
  fill('', 'короткий', 'другой')
  expect(await form.save()).toBe(false)
  expect(Object.keys(form.fields.messages).toSorted()).toEqual([
    'currentPassword',
    'newPassword',
    'passwordRepeat',
  ])
  fill('не тот пароль', 'совсем другой пароль')
  expect(await form.save()).toBe(false)
  expect(Object.keys(form.fields.messages)).toEqual(['currentPassword'])
  fill(account.password, 'совсем другой пароль')
  expect(await form.save()).toBe(true)
  expect([form.editing, form.fields.values.newPassword]).toEqual([false, ''])
  expect((await outside.accounts.logIn(account.email, 'совсем другой пароль')).ok).toBe(true)
})
