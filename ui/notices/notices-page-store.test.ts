// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { NoticesPageStore } from './notices-page-store.ts'

async function aFeed() {
  const { records, services, company, hire, department } = await openAsUser()
  await hire('Абрамова', await department('Карьер'))
  const accident = { degree: 'fatal', date: '2026-03-10', time: '11:00', place: 'Цех', description: 'Упал' }
  const details = { ...accident, injured: [{ fullName: 'Иванов Иван' }] }
  accepted(await records.incidents.record({ companyId: company.id, details }))
  const server = { away: false }
  const readFeed: typeof records.feed.readFeed = async (asked) => {
    if (server.away) throw new Unavailable(503)
    return records.feed.readFeed(asked)
  }
  const store = new NoticesPageStore({ ...records.feed, readFeed }, services.get(inCompany))
  await store.open()
  const kinds = () => [...new Set(store.pages.items.map(({ kind }) => kind))]
  return { store, server, kinds }
}

test('steps of investigations and what follows from the records are one feed', async () => {
  const { kinds } = await aFeed()
  expect(kinds()).toEqual(expect.arrayContaining(['investigations', 'responsible']))
})

test('what was marked stays in sight until the feed is opened again, and is unread once that is said', async () => {
  const { store } = await aFeed()
  const [first, ...others] = store.pages.items
  if (!first) throw new Error('there is nothing to tell of')
  await store.mark(first, true)
  expect([store.isRead(first), store.pages.items.length]).toEqual([true, 1 + others.length])
  await store.open()
  expect(store.pages.items.map(({ key }) => key)).not.toContain(first.key)
  await store.open('all')
  const read = store.pages.items.find(({ key }) => key === first.key)
  expect(read?.read).toBe(true)
  await store.mark(first, false)
  await store.open('unread')
  expect(store.pages.items.map(({ key }) => key)).toContain(first.key)
})

test('a mark that was not kept is said, and nothing is taken as read', async () => {
  const { store, server } = await aFeed()
  const [first] = store.pages.items
  if (!first) throw new Error('there is nothing to tell of')
  server.away = true
  await store.mark(first, true)
  expect([store.failed, store.isRead(first)]).toEqual([true, false])
  await store.readAll()
  expect([store.failed, store.isReadingAll]).toEqual([true, false])
  server.away = false
  await store.mark(first, true)
  expect([store.failed, store.isRead(first)]).toEqual([false, true])
})

test('all are read at once', async () => {
  const { store } = await aFeed()
  await store.readAll()
  expect([store.pages.items, store.filter]).toEqual([[], 'unread'])
  await store.open('all')
  expect(store.pages.items.length).toBeGreaterThan(5)
})
