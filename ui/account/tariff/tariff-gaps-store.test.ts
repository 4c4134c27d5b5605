// @vitest-environment node

import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { makeTrial } from '@osh/core/tariffs/company-term.ts'
import { expect, test } from 'vitest'
import { today } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { currentCompany } from '#ui/app/session/current-company.ts'
import { TariffGapsStore } from './tariff-gaps-store.ts'

test('what the tariff lacks is said once it is known, and nothing of a company where nothing ends', async () => {
  const { services, records, hire, department, assign } = await openAsUser()
  const person = await hire('Абрамова', await department('Карьер'))
  await assign(person, { section: 'medicalExamination', factorNumber: '6.1' }, today)
  const server = { away: true, ends: true }
  const subscriptions: typeof records.subscriptions = {
    ...records.subscriptions,
    readSubscription: async (company) => {
      if (server.away) throw new Unavailable(503)
      const known = await records.subscriptions.readSubscription(company)
      return { ...known, term: server.ends ? makeTrial(today) : null }
    },
  }
  const store = new TariffGapsStore(subscriptions, services.get(currentCompany))
  await store.open()
  expect([store.state.is, store.wordGapsOf('basic')]).toEqual(['failed', []])
  server.away = false
  await store.open()
  expect(store.wordGapsOf('basic')).toEqual([expect.stringContaining('Медосмотры')])
  expect(store.wordGapsOf('standard')).toEqual([])
  server.ends = false
  await store.open()
  expect(store.wordGapsOf('basic')).toEqual([])
})
