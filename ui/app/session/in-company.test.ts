// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { ports } from '../container.ts'
import { CurrentCompany, currentCompany } from './current-company.ts'
import { InCompany, inCompany } from './in-company.ts'
import { rereadCompany } from './reread-company.ts'

test('inside a company’s screens the company is there, also while they go', async () => {
  const { services, company } = await openAsUser()
  const here = services.get(inCompany)
  expect(here.company.id).toBe(company.id)
  services.get(currentCompany).take(null)
  expect(here.company.id).toBe(company.id)
  expect(services.get(inCompany).company.id).toBe(company.id)
})

test('outside of them asking for it is a mistake', async () => {
  const { services, company } = await openAsUser()
  const current = new CurrentCompany(
    { list: async () => [] },
    services.get(ports.clock),
    services.get(ports.session),
    null,
  )
  const here = new InCompany(current)
  expect(() => here.company).toThrow('outside of NeedsCompany')
  current.take(company)
  await current.load()
  expect(() => here.company).toThrow('outside of NeedsCompany')
})

test('a part that was being opened as the access ended has the company that is lost', async () => {
  const { services, company } = await openAsUser()
  const current = new CurrentCompany(
    { list: async () => [] },
    services.get(ports.clock),
    services.get(ports.session),
    null,
  )
  current.take(company)
  await rereadCompany(current)
  expect(current.company).toBeNull()
  expect(new InCompany(current).company.id).toBe(company.id)
})
