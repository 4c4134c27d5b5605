import { findTermLimits } from '@osh/core/tariffs/company-term.ts'
import { expect, test } from 'vitest'
import { makeLocalOutside } from '#adapters/local-storage/local-outside.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted, today } from '#tests/contracts/world.ts'
import { aCompany, day } from '#tests/examples.ts'
import { makeServices } from '#ui/app/container.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { subscriptionStore } from './subscription-store.ts'

test('the end of a term is told of in its last five days, and from then on', async () => {
  const clock = makeSettableClock(today)
  const outside = makeLocalOutside({
    ...{ storage: window.localStorage, clock, locks: null, events: null, passwordRounds: 1 },
    render: async () => new Uint8Array(),
  })
  outside.session.begin(accepted(await outside.accounts.register('anna@example.org', 'a password of hers')))
  const services = makeServices(outside)
  const store = services.get(subscriptionStore)
  await store.open()
  expect(store.state).toEqual({ is: 'pending' })
  accepted(await outside.records.companies.add({ details: aCompany() }))
  await services.get(currentCompany).load()
  const on = async (date: string) => {
    clock.set(day(date))
    await store.open()
    return store.fewDays
  }
  expect([await on('2026-11-20'), await on('2026-11-28')]).toEqual([null, null])
  expect([await on('2026-11-29'), await on('2026-12-03')]).toEqual([5, 1])
  expect([await on('2026-12-04'), await on('2027-05-01')]).toEqual([0, 0])
  const term = store.state.is === 'ready' ? store.state.value.term : null
  expect(term && findTermLimits(term).employees).toBe(500)
})
