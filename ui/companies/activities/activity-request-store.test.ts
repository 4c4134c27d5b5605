import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { makeTestOutside } from '#tests/ui/page.tsx'
import { makeServices } from '#ui/app/container.ts'
import type { Outside } from '#ui/app/outside.ts'
import { activityRequestStore } from './activity-request-store.ts'

let outside: Outside

beforeEach(async () => {
  outside = makeTestOutside()
  outside.session.begin(accepted(await outside.accounts.register('orlova@example.org', 'длинный пароль')))
})

const open = (from: Outside = outside) => makeServices(from).get(activityRequestStore)

const filled = { name: 'Разработка карьеров', contactName: 'Орлова Анна', phone: '+7 (495) 500-55-50' }

test('a request is sent with the address of who asks; the additional one may stay blank', async () => {
  const store = open()
  store.set(filled)
  await store.send()
  expect(store.messages).toEqual({})
  expect(store.sent).toBe(true)
})

test('what is missing is said under its field, and what was typed stays', async () => {
  const store = open()
  store.set({ ...filled, name: '', emailAdditional: 'нет' })
  await store.send()
  expect(store.sent).toBe(false)
  expect(Object.keys(store.messages)).toEqual(['name', 'emailAdditional'])
  expect(store.values.contactName).toBe('Орлова Анна')
})

test('a server that fails is said whole, and the request can be sent again', async () => {
  const failing = { add: () => Promise.reject(new Unavailable(500)) }
  const store = open({ ...outside, activityRequests: failing })
  store.set(filled)
  await store.send()
  expect(store.messages).toEqual({ form: 'Ошибка 500' })
  expect(store.busy).toBe(false)
  expect(store.sent).toBe(false)
})
