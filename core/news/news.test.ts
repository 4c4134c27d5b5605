import { expect, test } from 'vitest'
import { instant, someone } from '../../tests/examples.ts'
import { openFeed } from './news-feed.ts'
import type { NewsId } from './news-item.ts'
import { parseNewsFilter } from './news-query.ts'
import type { NewsShelf, OpenNews } from './news-shelf.ts'
import { readReleases } from './release-notes.ts'

const now = instant('2026-11-20T10:00:00.000Z')

test('a filter is one of three, and none is all of it', () => {
  for (const [given, filter] of [
    [undefined, 'off'],
    ['', 'off'],
    ['off', 'off'],
    ['unread', 'unread'],
    ['important', 'important'],
  ])
    expect(parseNewsFilter(given)).toEqual({ ok: true, value: filter })
  expect(parseNewsFilter('все')).toEqual({
    ok: false,
    error: { code: 'fields', errors: [{ field: 'filter', code: 'choice/unknown' }] },
  })
})

test('the versions of a list of changes are its second headings', () => {
  const changelog =
    '# Что нового\n\nВступление\n\n## 1.1.0 — май 2027\n\n- раз\n\n### Ещё\n- два\n\n## 1.0.0\n- три\n'
  expect(readReleases(changelog)).toEqual([
    { version: '1.1.0', title: 'Что нового в версии 1.1.0, май 2027', body: '- раз\n\n### Ещё\n- два' },
    { version: '1.0.0', title: 'Что нового в версии 1.0.0', body: '- три' },
  ])
  expect(readReleases('## 1.0.0\n\n## \n- без номера')).toEqual([])
  expect(readReleases('##  1.1.0 \n- новое')[0]?.version).toBe('1.1.0')
  expect(readReleases('## 1.0.0\n- сразу')).toHaveLength(1)
  expect(readReleases('')).toEqual([])
})

test('a feed is a person’s own, and its text is made for a page', async () => {
  const item: OpenNews = {
    ...{ id: 7 as NewsId, title: 'Заголовок', body: '**раз**', important: true, publishedAt: now },
    ...{ read: true, previous: null, next: 3 as NewsId },
  }
  const shelf: Pick<NewsShelf, 'list' | 'findItem' | 'markRead'> = {
    list: async (reader) => ({ items: reader === someone ? [item] : [], total: 1, more: false }),
    findItem: async (reader, id) => (reader === someone && id === 7 ? item : null),
    markRead: async (reader, id) => reader === someone && id === 7,
  }
  const feed = openFeed(
    shelf,
    () => someone,
    (body) => ({ html: `<p>${body}</p>`, short: 'раз' }),
  )
  const { body: _, previous, next, ...kept } = item
  const entry = { ...kept, html: '<p>**раз**</p>', short: 'раз' }
  expect(await feed.list({ page: 1, limit: 10, filter: 'off' })).toEqual({
    items: [entry],
    total: 1,
    more: false,
  })
  expect(await feed.open({ id: item.id })).toEqual({ ok: true, value: { ...entry, previous, next } })
  expect(await feed.read({ id: item.id })).toEqual({ ok: true, value: null })
  const missing = { ok: false, error: { code: 'not-found' } }
  expect(await feed.open({ id: 8 as NewsId })).toEqual(missing)
  expect(await feed.read({ id: 8 as NewsId })).toEqual(missing)
})
