// @vitest-environment node

import { openFeed } from '@osh/core/news/news-feed.ts'
import type { NewsFilter } from '@osh/core/news/news-query.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { renderNews } from '#adapters/news/render-news.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { someone, today } from '#tests/examples.ts'
import { publishNews } from '#tests/news-example.ts'
import { NewsItemStore } from './item/news-item-store.ts'
import { NewsFeedStore } from './news-feed-store.ts'
import { NewsReads } from './news-reads.ts'

async function aFeed(count: number) {
  const clock = makeSettableClock(today)
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  let written = 0
  const publish = async (more: number) => {
    for (let i = 0; i < more; i++) {
      const publishedAt = new Date(Date.UTC(2020, 0, 1) + written * 60_000).toISOString() as Instant
      await publishNews(storage, {
        title: `${written}`,
        body: 'Текст',
        important: written % 10 === 0,
        publishedAt,
      })
      written += 1
    }
  }
  await publish(count)
  let away = false
  const asked: number[] = []
  const whole = openFeed(storage.news, () => someone, renderNews)
  const feed = {
    ...whole,
    list: async (query: Parameters<typeof whole.list>[0]) => {
      asked.push(query.page)
      if (away) throw new Unavailable(503)
      return whole.list(query)
    },
  }
  const reads = new NewsReads(feed)
  const store = new NewsFeedStore(feed, reads)
  const titles = () => store.pages.items.map(({ title }) => Number(title))
  const readAll = async (filter: NewsFilter) => {
    await store.open(filter)
    for (let turn = 0; store.pages.hasMore && turn < 50; turn++) await store.pages.readMore()
    return titles()
  }
  const item = new NewsItemStore(feed, reads)
  return { store, item, publish, titles, asked, readAll, goAway: (is: boolean) => (away = is) }
}

const down = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, i) => from - i)

test('pages of ten follow one another to the end, and no piece comes twice', async () => {
  const { store, readAll, asked } = await aFeed(25)
  expect(await readAll('off')).toEqual(down(24, 0))
  expect(asked).toEqual([1, 2, 3])
  expect([store.pages.hasMore, store.pages.total]).toEqual([false, 25])
  await store.pages.readMore()
  expect(asked).toHaveLength(3)
})

test('what is published meanwhile moves the pages, and what was there is read to its end', async () => {
  const { store, publish, titles } = await aFeed(30)
  await store.open('off')
  await publish(25)
  for (let turn = 0; store.pages.hasMore && turn < 20; turn++) await store.pages.readMore()
  expect(titles()).toEqual(down(29, 0))
})

test('what is read meanwhile leaves out nothing of the unread', async () => {
  const { store, titles } = await aFeed(30)
  await store.open('unread')
  for (const item of store.pages.items.slice(0, 7)) await store.mark(item)
  expect(store.pages.items.filter(store.isRead)).toHaveLength(7)
  for (let turn = 0; store.pages.hasMore && turn < 20; turn++) await store.pages.readMore()
  expect(titles()).toEqual(down(29, 0))
  await store.open('unread')
  expect(store.pages.total).toBe(23)
})

test('the important alone; another filter begins at the first', async () => {
  const { readAll } = await aFeed(25)
  expect(await readAll('important')).toEqual([20, 10, 0])
  expect(await readAll('off')).toHaveLength(25)
})

test('a page that fails stops the feed until someone tries again; the first one fails as a whole', async () => {
  const { store, goAway, asked, titles } = await aFeed(25)
  await store.open()
  goAway(true)
  await store.pages.readMore()
  await store.pages.readMore()
  expect([store.pages.nextFailed, asked.length, titles().length]).toEqual([true, 2, 10])
  goAway(false)
  await store.pages.retryNext()
  expect([store.pages.nextFailed, titles()]).toEqual([false, down(24, 5)])
  goAway(true)
  await store.open()
  expect(store.pages.state).toEqual({ is: 'failed', status: 503 })
})

test('opening a piece of news reads it, in the feed too', async () => {
  const { store, item } = await aFeed(3)
  await store.open()
  const [, middle] = store.pages.items
  if (!middle) throw new Error('nothing was published')
  await item.open(middle.id)
  expect(item.state).toMatchObject({ value: { title: '1', previous: 3, next: 1, html: '<p>Текст</p>\n' } })
  expect(store.pages.items.map(store.isRead)).toEqual([false, true, false])
  await item.open(999 as typeof middle.id)
  expect(item.state).toEqual({ is: 'ready', value: null })
})
