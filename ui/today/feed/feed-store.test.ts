// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { FeedStore } from './feed-store.ts'

test('what was read is told no more; a failure leaves it unread', async () => {
  const { records, services } = await openAsUser()
  const server = { away: true }
  const readFeed: typeof records.feed.readFeed = async (asked) => {
    if (server.away) throw new Unavailable(503)
    return records.feed.readFeed(asked)
  }
  const store = new FeedStore({ ...records.feed, readFeed }, services.get(inCompany))
  await store.open()
  const [first, ...others] = store.unread
  if (!first) throw new Error('there is nothing to tell of')
  await store.read([first])
  expect(store.unread).toContain(first)
  server.away = false
  await store.read([first])
  expect(store.unread).toEqual(others)
})
