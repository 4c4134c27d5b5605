import { expect, test } from 'vitest'
import { openPage, showMessage } from './show-message.ts'
import type { WorkerScope } from './worker-scope.ts'

type Done = { shown: unknown[]; opened: string[]; focused: string[] }

function aScope(urls: readonly string[]): { readonly scope: WorkerScope; readonly done: Done } {
  const done: Done = { shown: [], opened: [], focused: [] }
  const scope: WorkerScope = {
    location: globalThis.location,
    clients: {
      claim: async () => undefined,
      matchAll: async () => urls.map((url) => ({ url, focus: async () => void done.focused.push(url) })),
      openWindow: async (path) => void done.opened.push(path),
    },
    registration: { showNotification: async (...shown) => void done.shown.push(shown) },
    skipWaiting: async () => undefined,
    addEventListener: () => undefined,
  }
  return { scope, done }
}

const lasting = { waitUntil: () => undefined }

test('what the server tells is shown under its tag', async () => {
  const { scope, done } = aScope([])
  const message = { title: 'Охрана труда онлайн', body: 'Обучение: срок прошёл', path: '/x', tag: 'feed/1' }
  await showMessage(scope, { ...lasting, data: { json: () => message } })
  await showMessage(scope, { ...lasting, data: null })
  expect(done.shown).toEqual([
    [message.title, expect.objectContaining({ body: message.body, tag: 'feed/1', data: '/x' })],
  ])
})

test('what is shown leads to its page: a window that is there, else a new one', async () => {
  const path = '/notifications/training'
  const clicked = { ...lasting, notification: { data: path, close: () => undefined } }
  const elsewhere = aScope(['https://osh.example/employees', 'https://osh.example/notifications'])
  await openPage(elsewhere.scope, clicked)
  expect(elsewhere.done).toMatchObject({ opened: [path], focused: [] })
  const there = `https://osh.example${path}?group=department`
  const open = aScope(['https://osh.example/news', there])
  await openPage(open.scope, clicked)
  expect(open.done).toMatchObject({ opened: [], focused: [there] })
})
