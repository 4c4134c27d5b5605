// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { makeBrowserStorage, makeTabLocks } from '#tests/contracts/browser-storage.ts'
import { setBrowserApart } from './browser-apart.ts'

test('what is kept apart is neither read nor written by others', () => {
  const storage = makeBrowserStorage()
  storage.setItem('access_token', 'of the service')
  const { storage: apart } = setBrowserApart({ storage, locks: null, events: null }, 'demo:')
  expect(apart.getItem('access_token')).toBeNull()
  apart.setItem('access_token', 'of the demo')
  expect(storage.getItem('access_token')).toBe('of the service')
  expect(apart.getItem('access_token')).toBe('of the demo')
  apart.removeItem('access_token')
  expect(apart.getItem('access_token')).toBeNull()
  expect(storage.getItem('access_token')).toBe('of the service')
})

test('changes of others are not heard of, and a lock of one name keeps no other waiting', async () => {
  const locks = makeTabLocks()
  const apart = setBrowserApart({ storage: makeBrowserStorage(), locks, events: window }, 'demo:')
  const heard = vi.fn()
  apart.events?.addEventListener('storage', ({ key, newValue }) => heard(key, newValue))
  for (const key of ['access_token', 'demo:access_token', null])
    window.dispatchEvent(new StorageEvent('storage', { key, newValue: 'new' }))
  expect(heard.mock.calls).toEqual([
    ['access_token', 'new'],
    [null, 'new'],
  ])
  const done = await locks.request('state', async () => apart.locks?.request('state', async () => 'inside'))
  expect(done).toBe('inside')
})
