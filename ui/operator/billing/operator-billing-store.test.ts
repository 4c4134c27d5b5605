// @vitest-environment node
import { readInvoiceKey, readLimitKey } from '@osh/core/billing/billing.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { aLegalEntity, aSeller } from '#tests/billing-example.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { aCompany, someone, today } from '#tests/examples.ts'
import { isForOthers } from '../is-for-others.ts'
import { OperatorBillingStore } from './operator-billing-store.ts'

/** A company in memory that has ordered a tariff, and whoever runs the service. */
async function open() {
  const storage = makeLedgerStorage(new MemoryLedger(), makeSettableClock(today))
  const { billing, companies, terms } = storage.openRecords(someone)
  const { id: companyId, inn } = accepted(await companies.add({ details: aCompany() }))
  const { id: payerId } = accepted(await billing.addPayer({ companyId, details: aLegalEntity }))
  const details = { tariff: 'basic', months: 6, payerId }
  accepted(await billing.orderTariff({ companyId, details, seller: aSeller }))
  const server = { status: null as number | null }
  const store = new OperatorBillingStore({
    listLatest: async () => {
      if (server.status !== null) throw new Unavailable(server.status)
      return storage.billing.listLatest(10)
    },
    listCompaniesBy: (one) => storage.billing.listCompaniesBy(one),
    markPaid: async ({ details: typed }) => {
      const key = readInvoiceKey(typed)
      return key.ok ? billing.markPaid(key.value) : key
    },
    allowEmployees: async ({ details: typed }) => {
      const key = readLimitKey(typed)
      return key.ok ? terms.allowEmployees({ ...key.value, details: typed }) : key
    },
  })
  const invoices = () => (store.state?.is === 'ready' ? store.state.value : [])
  return { store, server, invoices, companyId, inn }
}

test('an invoice that is marked is shown as paid, and pressed twice it is asked once', async () => {
  const { store, invoices } = await open()
  await store.open()
  const [invoice] = invoices()
  if (!invoice) throw new Error('nothing was ordered')
  expect(invoice.paid).toBeNull()
  expect(await Promise.all([store.markPaid(invoice), store.markPaid(invoice)])).toEqual([true, false])
  expect(invoices()[0]?.paid).not.toBeNull()
  expect([store.attempt.busy, store.attempt.failure]).toEqual([false, null])
})

test('a company is found however its ИНН is pasted; what is refused is said until something is done', async () => {
  const { store, companyId, inn } = await open()
  expect(store.found).toBeNull()
  await store.find('0')
  expect(store.found).toEqual([])
  await store.find(` ${inn} `)
  expect(store.found).toMatchObject([{ id: companyId }])
  expect(await store.allow(companyId, 'много')).toBe(false)
  expect(store.attempt.failure).toMatch(/[а-я]/u)
  expect(await store.allow(companyId, '700')).toBe(true)
  expect(store.attempt.failure).toBeNull()
})

test('it is for whoever runs the service alone; another failure is none of that', async () => {
  const { store, server } = await open()
  expect(isForOthers(store.state)).toBe(false)
  for (const [status, isOthers] of [
    [403, true],
    [503, false],
  ] as const) {
    server.status = status
    await store.open()
    expect(isForOthers(store.state)).toBe(isOthers)
  }
  const demo = new OperatorBillingStore(null)
  await demo.open()
  expect(isForOthers(demo.state)).toBe(true)
})
