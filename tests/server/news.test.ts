import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { expect, test } from 'vitest'
import { publishNews } from '#tests/news-example.ts'
import { register, startAsking } from './asking.ts'

const at = (day: number) => `2026-02-${String(day).padStart(2, '0')}T10:00:00.000Z` as Instant

test('news is told under the names of the wire, with its total, and read by the person', async () => {
  const server = startAsking()
  for (let day = 1; day <= 12; day++)
    await publishNews(server.storage, {
      ...{ title: `Новость ${day}`, body: '**Раз**', important: day === 3 },
      publishedAt: at(day),
    })
  const reader = await register(server, 'reader@example.org')
  const listed = await reader.ask('/api/news?page=2&limit=10')
  expect([listed.status, listed.headers.get('x-total-count')]).toEqual([200, '12'])
  const [item] = (await listed.json()) as readonly { readonly id: number }[]
  expect(item).toEqual({
    id: 2,
    name: 'Новость 2',
    content: '<p><strong>Раз</strong></p>\n',
    shortContent: 'Раз',
    important: false,
    createdAt: at(2),
    isRead: false,
  })
  const path = `/api/news/${item?.id}`
  expect(await (await reader.ask(path)).json()).toEqual({ ...item, previousId: 3, nextId: 1 })
  expect((await reader.ask(`${path}/read`, { method: 'POST' })).status).toBe(204)
  expect(await (await reader.ask(path)).json()).toMatchObject({ isRead: true })
  const unread = await reader.ask('/api/news?filter=unread')
  expect(unread.headers.get('x-total-count')).toBe('11')
  await unread.body?.cancel()
  const important = await reader.ask('/api/news?filter=important')
  expect(await important.json()).toMatchObject([{ name: 'Новость 3' }])
})

test('what is not there is told so, whoever asks; a visitor is asked to sign in', async () => {
  const server = startAsking()
  const reader = await register(server, 'reader@example.org')
  for (const path of ['/api/news/7', '/api/news/abc']) expect((await reader.ask(path)).status).toBe(404)
  expect((await reader.ask('/api/news/7/read', { method: 'POST' })).status).toBe(404)
  expect((await reader.ask('/api/news?filter=x')).status).toBe(422)
  expect((await server.ask('/api/news')).status).toBe(401)
})
