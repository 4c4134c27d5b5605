// @vitest-environment node
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { currentCompany } from './current-company.ts'
import { inCompany } from './in-company.ts'

test('inside a company’s screens the company is there, also while they go', async () => {
  const { services, company } = await openAsUser()
  const here = services.get(inCompany)
  expect(here.company.id).toBe(company.id)
  services.get(currentCompany).take(null)
  expect(here.company.id).toBe(company.id)
})

test('outside of them asking for it is a mistake', async () => {
  const { services } = await openAsUser()
  services.get(currentCompany).take(null)
  expect(() => services.get(inCompany).company).toThrow('outside of NeedsCompany')
})
