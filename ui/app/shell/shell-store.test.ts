// @vitest-environment node
import type { EarlierReads } from '@osh/core/records/earlier-reads.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { beforeEach, expect, test } from 'vitest'
import { aTraining, day } from '#tests/examples.ts'
import { openAsUser, type UserPage } from '#tests/ui/user-page.ts'
import { authStore } from '#ui/auth/auth-store.ts'
import { makeServices } from '../container.ts'
import { shellStore } from './shell-store.ts'

let page: UserPage

beforeEach(async () => {
  page = await openAsUser()
})

/** A page whose server is away at times, and what it read earlier meanwhile. */
async function open() {
  const { outside } = page
  const server = { away: false, earlier: false, readAgain: 0 }
  const told = new Set<() => void>()
  const deadlines = Object.create(outside.records.deadlines)
  deadlines.countOverdue = async (...asked: Parameters<typeof outside.records.deadlines.countOverdue>) => {
    if (server.away) throw new Unavailable(503)
    return outside.records.deadlines.countOverdue(...asked)
  }
  const earlierReads: EarlierReads = {
    hasAny: () => server.earlier,
    subscribe: (changed) => {
      told.add(changed)
      return () => told.delete(changed)
    },
    readAgain: async () => {
      server.readAgain += 1
    },
  }
  const services = makeServices({ ...outside, earlierReads, records: { ...outside.records, deadlines } })
  await services.get(authStore).check()
  const readEarlier = (earlier: boolean) => {
    server.earlier = earlier
    for (const tell of told) tell()
  }
  return { store: services.get(shellStore), server, readEarlier }
}

test('what is overdue is counted over all sections', async () => {
  const belov = await page.hire('Белов', await page.department('Администрация'))
  await page.assign(belov, aTraining, day('2020-02-02'))
  const { store } = await open()
  expect(store.overdueTotal).toBe(0)
  await store.refresh()
  expect([store.overdue?.training, store.overdueTotal]).toEqual([1, 1])
})

test('a server without an answer is said until one comes, and what is counted stays', async () => {
  const { store, server } = await open()
  await store.refresh()
  server.away = true
  await store.refresh()
  expect([store.trouble, store.overdue?.training]).toEqual(['unreachable', 0])
  server.away = false
  await store.refresh()
  expect(store.trouble).toBeNull()
})

test('what was read earlier is said first, and read again once the server answers', async () => {
  const { store, server, readEarlier } = await open()
  server.away = true
  readEarlier(true)
  await store.refresh()
  expect([store.trouble, server.readAgain]).toEqual(['readEarlier', 0])
  server.away = false
  await store.refresh()
  expect(server.readAgain).toBe(1)
  readEarlier(false)
  expect(store.trouble).toBeNull()
})
