// @vitest-environment node
import { nothingOnThisDevice } from '@osh/core/incidents/offline/on-this-device.ts'
import { afterEach, expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { begin, closePhones, details } from '#tests/offline/two-places.ts'
import { takeTurns } from '#tests/patience.ts'
import { UnsentStore } from './unsent-store.ts'

afterEach(closePhones)

/** A phone without a connection, on which first aid was ticked; at the desk it was ticked at another time. */
async function open() {
  const { open, net, companyId, desk } = await begin()
  const { id } = accepted(await desk.incidents.record({ companyId, details }))
  net.away = false
  const phone = await open()
  accepted(await phone.incidents.get(companyId, id))
  net.away = true
  const mark = (at: unknown) => ({ companyId, id, patch: { done: { 'first-aid': at } } })
  accepted(await phone.incidents.change(mark(true)))
  accepted(await desk.incidents.change(mark('2026-11-19T11:30')))
  const told = new Set<() => void>()
  const asked: string[] = []
  const store = new UnsentStore({
    ...nothingOnThisDevice,
    open: async () => ({
      ...phone.changes,
      sendMine: async (key) => {
        asked.push('mine')
        await phone.changes.sendMine(key)
      },
    }),
    subscribe: (changed) => {
      told.add(changed)
      return () => told.delete(changed)
    },
  })
  const tell = async () => {
    for (const changed of told) changed()
    await takeTurns()
  }
  return { store, net, tell, told, asked, id, desk, companyId }
}

test('what waits is followed until it is stopped, and what waits for the person’s word is counted', async () => {
  const { store, net, tell, told, id } = await open()
  const stop = store.run()
  await tell()
  const [change] = store.changes
  if (!change) throw new Error('nothing waits')
  expect([store.away, store.decisions, store.findIncident(change)?.id]).toEqual([true, 0, id])
  net.away = false
  await store.send()
  await tell()
  expect([store.away, store.decisions, store.changes.length]).toEqual([false, 1, 1])
  stop()
  expect(told.size).toBe(0)
})

test('the person’s word is sent once, whichever is pressed while it is', async () => {
  const { store, net, tell, asked, id, desk, companyId } = await open()
  store.run()
  await tell()
  net.away = false
  await store.send()
  await tell()
  const [change] = store.changes
  if (!change) throw new Error('nothing waits')
  const [giving, sending] = [store.giveUp(change.key), store.sendMine(change.key)]
  expect(store.busy).toBe(true)
  await Promise.all([giving, sending])
  await tell()
  expect([store.busy, store.changes, asked]).toEqual([false, [], []])
  const { done } = accepted(await desk.incidents.get(companyId, id))
  expect(done['first-aid']?.at).toBe('2026-11-19T11:30')
})

test('where nothing can be kept nothing waits and nothing is sent', async () => {
  const store = new UnsentStore(nothingOnThisDevice)
  store.run()
  await store.send()
  expect([store.changes, store.away, store.busy]).toEqual([[], false, false])
})
