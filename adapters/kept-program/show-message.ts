import type { PushMessage } from '@osh/core/push/push-message.ts'
import type { Clicked, Pushed, WorkerScope } from './worker-scope.ts'

/** Shows what the server tells. One with the tag of another takes its place: what came twice is seen once. */
export async function showMessage({ registration }: WorkerScope, { data }: Pushed): Promise<void> {
  if (data === null) return
  const { title, body, path, tag } = data.json() as PushMessage
  await registration.showNotification(title, {
    body,
    tag,
    data: path,
    icon: '/icons/any-192.png',
    lang: 'ru',
  })
}

/** A window that is on the page already comes forward; else there is a new one, so that nothing typed elsewhere is lost. */
export async function openPage({ clients }: WorkerScope, { notification }: Clicked): Promise<void> {
  notification.close()
  const path = String(notification.data)
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = windows.find(({ url }) => new URL(url).pathname === path)
  await (there ? there.focus() : clients.openWindow(path))
}
