// @vitest-environment node
import type { InspectionDesk } from '@osh/core/inspections/inspections.ts'
import { addDays } from '@osh/core/shared/dates/local-date.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { aCompany, someone, today } from '#tests/examples.ts'
import type { InCompany } from '#ui/app/session/in-company.ts'
import { InspectionsStore } from './inspections-store.ts'

/** A company's links in memory. */
async function aDesk() {
  const records = makeLedgerStorage(new MemoryLedger(), makeSettableClock(today)).openRecords(someone)
  const company = accepted(await records.companies.add({ details: aCompany() }))
  const { inspections } = records
  const server = { status: null as number | null }
  let made = 0
  const desk: InspectionDesk = {
    links: (companyId) => inspections.links(companyId),
    make: async (asked) => {
      if (server.status !== null) throw new Unavailable(server.status)
      made += 1
      const link = await inspections.make({ ...asked, tokenHash: `${made}` })
      return link.ok ? ok({ path: `/inspection/1-${made}` }) : link
    },
    revoke: async (asked) => {
      if (server.status !== null) throw new Unavailable(server.status)
      const revoked = await inspections.revoke(asked)
      return revoked.ok ? ok(null) : revoked
    },
  }
  const current: Pick<InCompany, 'company' | 'today'> = { company, today: () => today }
  const store = new InspectionsStore(desk, current)
  const links = () => (store.state.is === 'ready' ? store.state.value : [])
  return { store, server, links, current }
}

test('a link is made of what was typed, and its address told until the next is begun', async () => {
  const { store, links } = await aDesk()
  store.begin()
  expect(store.typed).toMatchObject({ asOf: today, expiresOn: addDays(today, 30) })
  store.type({ name: 'ГИТ', parts: ['staff'] })
  expect(await Promise.all([store.make(), store.make()])).toEqual([true, false])
  expect([store.path, store.typed, store.busy]).toEqual(['/inspection/1-1', null, false])
  expect(links()).toMatchObject([{ name: 'ГИТ', parts: ['staff'], state: 'open' }])
  store.begin()
  expect(store.path).toBeNull()
  store.drop()
  expect(store.typed).toBeNull()
})

test('what is refused or lost stays typed, and is said', async () => {
  const { store, server } = await aDesk()
  store.begin()
  expect(await store.make()).toBe(false)
  expect(store.messages.name).toContain('Для кого')
  expect(store.messages.parts).toContain('Что показать')
  store.type({ name: 'ГИТ', parts: ['staff'], expiresOn: addDays(today, 91) })
  expect(store.messages).toEqual({})
  expect(await store.make()).toBe(false)
  expect(store.messages.expiresOn).toContain('90 дней')
  server.status = 503
  expect(await store.make()).toBe(false)
  expect(store.messages.form).toMatch(/[а-я]/u)
  expect(store.typed).toMatchObject({ name: 'ГИТ' })
})

test('a link that is taken back says so; what could not be is told', async () => {
  const { store, server, links } = await aDesk()
  store.begin()
  store.type({ name: 'ГИТ', parts: ['staff'] })
  await store.make()
  const [link] = links()
  if (!link) throw new Error('nothing was made')
  server.status = 503
  expect(await store.revoke(link)).toMatch(/[а-я]/u)
  server.status = null
  expect(await store.revoke(link)).toBeNull()
  expect(links()[0]?.state).toBe('revoked')
  expect(await store.revoke({ ...link, id: 99 as typeof link.id })).toMatch(/[а-я]/u)
})

test('in the demo there are none', async () => {
  const { current } = await aDesk()
  const demo = new InspectionsStore(null, current)
  await demo.open()
  demo.begin()
  expect([demo.isThere, demo.state.is, await demo.make()]).toEqual([false, 'pending', false])
})
