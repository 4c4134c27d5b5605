// @vitest-environment node
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { someone, today } from '#tests/examples.ts'
import { isForOthers } from '../is-for-others.ts'
import { OperatorRequestsStore } from './operator-requests-store.ts'

/** So many requests of visitors. */
async function aDesk(count: number) {
  const storage = makeLedgerStorage(new MemoryLedger(), makeSettableClock(today))
  const add = async (name: string) => {
    const said = { name, email: 'a@example.org', phone: '', emailAdditional: '', contactName: 'Орлова' }
    accepted(await storage.activityRequests.add(said, null))
  }
  for (let i = 0; i < count; i++) await add(`${i}`)
  const server = { status: null as number | null }
  const { handle } = storage.openRecords(someone).requestDesk
  const store = new OperatorRequestsStore({
    list: async (query) => {
      if (server.status !== null) throw new Unavailable(server.status)
      return storage.activityRequests.list(query)
    },
    handle,
  })
  const items = () => (store.list.state?.is === 'ready' ? store.list.state.value : [])
  return { store, server, add, items, names: () => items().map(({ name }) => name) }
}

test('what was dealt with leaves the new ones, and is among all; pressed twice it is asked once', async () => {
  const { store, items, names } = await aDesk(2)
  await store.list.open()
  const [latest] = items()
  if (!latest) throw new Error('nothing was asked for')
  expect(await Promise.all([store.handle(latest, true), store.handle(latest, true)])).toEqual([true, false])
  expect([names(), store.attempt.busy, store.attempt.failure]).toEqual([['0'], false, null])
  await store.choose('all')
  expect([names(), items()[0]?.handledAt !== null]).toEqual([['1', '0'], true])
  expect(await store.handle(latest, false)).toBe(true)
  expect(items()[0]?.handledAt).toBeNull()
  expect(await store.handle({ ...latest, id: 99 as typeof latest.id }, true)).toBe(false)
  expect(store.attempt.failure).toMatch(/[а-я]/u)
})

test('it is for whoever runs the service alone; a failure is said', async () => {
  const { store, server } = await aDesk(1)
  for (const [status, isOthers] of [
    [403, true],
    [503, false],
  ] as const) {
    server.status = status
    await store.list.open()
    expect([isForOthers(store.list.state), store.list.state?.is]).toEqual([isOthers, 'failed'])
  }
  const demo = new OperatorRequestsStore(null)
  await demo.choose('all')
  expect(demo.list.state).toBeNull()
  expect(isForOthers(demo.list.state)).toBe(true)
})
