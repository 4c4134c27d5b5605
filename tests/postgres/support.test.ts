import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { makePostgresStorage } from '#adapters/postgres/postgres-storage.ts'
import { hearChanges } from '#adapters/postgres/support/hear-changes.ts'
import type { Store } from '#adapters/postgres/transact.ts'
import { askLately } from '#adapters/server/live/ask-lately.ts'
import { ConversationChanges, nameOf } from '#adapters/server/live/conversation-changes.ts'
import { tellConversation } from '#adapters/server/live/tell-conversation.ts'
import { newUser } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, nextInn, today } from '#tests/contracts/world.ts'
import { type FreshDatabase, freshDatabase, openTestDatabase } from '#tests/database.ts'
import { aCompany } from '#tests/examples.ts'
import { eventually, TEST_PATIENCE_MS, until } from '#tests/patience.ts'

/** A lost connection is made again at once. */
const soon = { first: 1, longest: 1 }

let fresh: FreshDatabase
let store: Store
beforeAll(async () => {
  fresh = await freshDatabase()
  store = openTestDatabase(fresh.connection, 4)
})
afterAll(async () => {
  await store?.close()
  await fresh?.close()
})

/** Someone who writes at one server, while another listens. */
async function aWriter() {
  const storage = makePostgresStorage(store, makeSettableClock(today))
  const person = await newUser(storage)
  const records = storage.openRecords(person)
  const details = aCompany({ inn: nextInn() })
  const { id: companyId } = accepted(await records.companies.add({ details }))
  const key = { companyId, person }
  const say = async (text: unknown) => records.support.say({ ...key, from: 'person', text })
  return { storage, key, say }
}

it('another server hears of a conversation once its message is there, and hears again after a lost connection', async () => {
  const { key, say } = await aWriter()
  const [heard, begun] = [vi.fn(), vi.fn()]
  const end = hearChanges(fresh.connection, { heard, begun }, soon)
  await until(() => expect(begun).toHaveBeenCalledTimes(1))
  expect((await say('')).ok).toBe(false)
  accepted(await say('Вопрос'))
  await until(() => expect(heard.mock.calls).toEqual([[nameOf(key)]]))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen%' and datname = current_database()`.execute(store.kysely)
  await until(() => expect(begun).toHaveBeenCalledTimes(2))
  accepted(await say('Ещё'))
  await until(() => expect(heard).toHaveBeenCalledTimes(2))
  await end()
})

it('a member who is removed hears nothing more at once, at whatever server they listen', async () => {
  const { storage, key } = await aWriter()
  const other = await newUser(storage)
  await sql`insert into memberships (company_id, user_id, role, since)
    values (${key.companyId}, ${other}, 'reader', now())`.execute(store.kysely)
  const changes = new ConversationChanges()
  const begun = vi.fn()
  const end = hearChanges(fresh.connection, { heard: (name) => changes.tell(name), begun }, soon)
  await until(() => expect(begun).toHaveBeenCalled())
  const isMember = async () =>
    (await storage.openRecords(other).companies.list()).some(({ id }) => id === key.companyId)
  const stream = tellConversation({
    key: { ...key, person: other },
    queries: storage.openRecords(other).support,
    after: 0,
    changes,
    mayStill: isMember,
    over: changes.closing,
    // Silence, after which access is asked for too, is none while the test lasts.
    heartbeatMs: TEST_PATIENCE_MS,
  })
  expect((await stream.next()).value).toContain('event: state')
  const next = stream.next()
  accepted(await storage.openRecords(key.person).members.remove({ companyId: key.companyId, user: other }))
  expect(await next).toEqual({ done: true, value: undefined })
  await end()
})

it('where nothing is heard, asking tells of the same, once, and of nothing else', async () => {
  const { storage, key, say } = await aWriter()
  const changes = new ConversationChanges()
  const { bell } = changes.follow(key)
  const [others, failed] = [changes.follow({ ...key, person: 0 as typeof key.person }), vi.fn()]
  let times = 0
  const changedLately = async () => {
    const found = await storage.conversations.changedLately()
    times += 1
    return found
  }
  const needs = { changes, shelf: { changedLately }, failed }
  const end = askLately(needs, { everyMs: 10, now: () => 0 })
  const heard = (milliseconds: number) => bell.heard(milliseconds, changes.closing)
  accepted(await say('Вопрос'))
  expect(await heard(TEST_PATIENCE_MS)).toEqual([nameOf(key)])
  const before = times
  await eventually(() => times).toBeGreaterThan(before + 2)
  expect(await heard(0)).toEqual([])
  accepted(await say('Ещё'))
  expect(await heard(TEST_PATIENCE_MS)).toEqual([nameOf(key)])
  expect(await others.bell.heard(0, changes.closing)).toEqual([])
  expect(failed).not.toHaveBeenCalled()
  end()
})
