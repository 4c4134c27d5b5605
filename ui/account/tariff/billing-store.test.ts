// @vitest-environment node
import { notFound } from '@osh/core/shared/results/refusals.ts'
import { err } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { aLegalEntity, aSeller } from '#tests/billing-example.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { aCompany, someone, today } from '#tests/examples.ts'
import { CurrentCompany } from '#ui/app/session/current-company.ts'
import { BillingStore } from './billing-store.ts'

/** The money of a company in memory, at a server that has a seller. */
async function open() {
  const clock = makeSettableClock(today)
  const { billing, companies } = makeLedgerStorage(new MemoryLedger(), clock).openRecords(someone)
  const current = new CurrentCompany(companies, clock, { readUserId: () => someone }, null)
  current.take(accepted(await companies.add({ details: aCompany() })))
  const server = { away: false }
  const desk = {
    ...billing,
    isIssuing: async () => true,
    addPayer: async (asked: Parameters<typeof billing.addPayer>[0]) => {
      if (server.away) throw new Unavailable(503)
      return billing.addPayer(asked)
    },
    order: (asked: Omit<Parameters<typeof billing.orderTariff>[0], 'seller'>) =>
      billing.orderTariff({ ...asked, seller: aSeller }),
    link: async () => err(notFound),
  }
  const store = new BillingStore(desk, current)
  const shown = () => (store.state.is === 'ready' ? store.state.value : null)
  await store.open()
  return { store, shown, server, current }
}

test('what is kept or ordered is shown at once; what is refused is said by field and changes nothing', async () => {
  const { store, shown } = await open()
  expect(shown()).toEqual({ isIssuing: true, payers: [], invoices: [] })
  expect(Object.keys((await store.keepPayer(null, { ...aLegalEntity, inn: '1' })) ?? {})).toContain('inn')
  expect(shown()?.payers).toEqual([])
  expect(await store.keepPayer(null, aLegalEntity)).toBeNull()
  const [payer] = shown()?.payers ?? []
  if (!payer) throw new Error('no payer was kept')
  expect(await store.keepPayer(payer.id, { ...aLegalEntity, name: 'ООО «Другой»' })).toBeNull()
  expect(shown()?.payers).toMatchObject([{ id: payer.id, name: 'ООО «Другой»' }])
  expect(await store.order({ tariff: 'basic', months: 6, payerId: payer.id })).toBeNull()
  expect(shown()?.invoices).toHaveLength(1)
  expect(await store.removePayer(payer.id)).toBeNull()
  expect([shown()?.payers, await store.removePayer(payer.id)]).toEqual([[], expect.stringMatching(/[а-я]/u)])
})

test('pressed twice it is asked once; without an answer the form says so', async () => {
  const { store, shown, server } = await open()
  const [first, second] = [store.keepPayer(null, aLegalEntity), store.keepPayer(null, aLegalEntity)]
  expect(store.busy).toBe(true)
  expect([await first, await second, shown()?.payers.length]).toEqual([null, {}, 1])
  server.away = true
  expect(Object.keys((await store.keepPayer(null, aLegalEntity)) ?? {})).toEqual(['form'])
  expect([store.busy, shown()?.payers.length]).toEqual([false, 1])
})

test('where nothing is sold nothing is asked', async () => {
  const store = new BillingStore(null, (await open()).current)
  await store.open()
  expect([store.state.is, await store.order({}), store.busy]).toEqual(['pending', {}, false])
})
