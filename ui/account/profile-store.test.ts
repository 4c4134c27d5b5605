// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { profileStore } from './profile-store.ts'

async function open() {
  const { services } = await openAsUser()
  const store = services.get(profileStore)
  await store.open()
  return store
}

test('what is typed is stored and shown; what was left is not asked about', async () => {
  const store = await open()
  store.edit()
  expect(store.dirty).toBe(false)
  store.set({ fullname: 'Орлова Анна Петровна', position: 'Специалист по охране труда' })
  expect(store.dirty).toBe(true)
  expect(await store.save()).toBe(true)
  expect([store.editing, store.dirty]).toEqual([false, false])
  expect(store.stored).toEqual({ fullname: 'Орлова Анна Петровна', position: 'Специалист по охране труда' })
})

test('a refused field keeps what was typed and its words until it is changed', async () => {
  const store = await open()
  store.edit()
  store.set({ fullname: 'а'.repeat(1000), position: 'б'.repeat(1000) })
  expect(await store.save()).toBe(false)
  expect(Object.keys(store.messages).toSorted()).toEqual(['fullname', 'position'])
  store.set({ fullname: 'Орлова Анна Петровна' })
  expect(Object.keys(store.messages)).toEqual(['position'])
  expect(store.editing).toBe(true)
  store.discard()
  expect(store.stored).toEqual({ fullname: '', position: '' })
})
