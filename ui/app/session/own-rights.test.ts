// @vitest-environment node
import type { OwnMembership } from '@osh/core/members/member-desk.ts'
import type { Role } from '@osh/core/rights/role.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { someone } from '#tests/examples.ts'
import { openAsUser } from '#tests/ui/user-page.ts'
import { currentCompany } from './current-company.ts'
import { OwnRights } from './own-rights.ts'

async function rightsOf(role: Role) {
  const { services, company } = await openAsUser()
  const server = { away: false, asked: 0 }
  const own: OwnMembership = { companyId: company.id, role, departments: [], granted: [] }
  const desk = {
    listOwn: async () => {
      server.asked += 1
      if (server.away) throw new Unavailable(503)
      return [own]
    },
  }
  const current = services.get(currentCompany)
  return { rights: new OwnRights(desk, { readUserId: () => someone }, current), server, current, company }
}

test('whatever the table forbids the role is hidden, once the role is known', async () => {
  const { rights, server } = await rightsOf('head')
  expect(rights.may('see-records')).toBe(true)
  await rights.ask()
  await rights.ask()
  expect([rights.may('see-records'), rights.may('complete'), server.asked]).toEqual([false, true, 1])
})

test('who asks meanwhile waits for the same answer', async () => {
  const { rights, server } = await rightsOf('reader')
  await Promise.all([rights.ask(), rights.ask()])
  expect([rights.may('change'), server.asked]).toEqual([false, 1])
})

test('it stays unknown while the server is away, and is asked again', async () => {
  const { rights, server } = await rightsOf('reader')
  server.away = true
  await rights.ask()
  expect(rights.may('change')).toBe(true)
  server.away = false
  await rights.ask()
  expect(rights.may('change')).toBe(false)
})

test('what holds in one company is not taken for another', async () => {
  const { rights, current, company } = await rightsOf('reader')
  await rights.ask()
  current.take({ ...company, id: (company.id + 1) as typeof company.id })
  expect(rights.may('change')).toBe(true)
})
