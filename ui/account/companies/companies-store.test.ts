// @vitest-environment node
import { expect, test } from 'vitest'
import { accepted } from '#tests/contracts/world.ts'
import { aCompany } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { companiesStore } from './companies-store.ts'

test('each company has the role in it; the last owner is told what comes before leaving', async () => {
  const { services, records, company } = await openAsUser()
  accepted(await records.companies.add({ details: aCompany({ inn: '5902999982', name: 'Щебень' }) }))
  const store = services.get(companiesStore)
  await store.open()
  expect(store.state).toMatchObject({ value: [{ role: 'owner' }, { role: 'owner' }] })
  expect(await store.leave(company.id)).toBe(false)
  expect([store.notLeft, store.busy]).toEqual([
    'Вы последний владелец организации. Сначала передайте её другому участнику',
    false,
  ])
  store.askToLeave()
  expect(store.notLeft).toBeNull()
})
