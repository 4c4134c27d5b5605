// @vitest-environment node
import type { UserId } from '@osh/core/auth/account.ts'
import type { Member } from '@osh/core/auth/company-members.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { openAsUser } from '#tests/ui/user-page.ts'
import { makeServices } from '../container.ts'
import { currentCompany } from './current-company.ts'
import { memberNames } from './member-names.ts'

const stranger = 77 as UserId
const vera = { id: 2 as UserId, fullname: 'Абрамова Вера', position: null }
const nameless = { ...vera, id: 3 as UserId, fullname: null }

async function openNames(others: readonly Member[] = []) {
  const page = await openAsUser()
  const members = {
    list: async (company: typeof page.company.id) => [
      ...(await page.records.members.list(company)),
      ...others,
    ],
  }
  const services = makeServices({ ...page.outside, records: { ...page.records, members } })
  services.get(currentCompany).take(page.company)
  const [own] = await page.records.members.list(page.company.id)
  if (own === undefined) throw new Error('the company has no members')
  return { names: services.get(memberNames), own, members }
}

test('the signed-in person is «вы», another one goes by the name, whoever has left is told so', async () => {
  const { names, own } = await openNames([vera, nameless])
  expect(names.nameOf(own.id)).toBeNull()
  await names.read()
  expect(names.nameOf(own.id)).toBe('вы')
  expect(names.nameOf(vera.id)).toBe('Абрамова Вера')
  expect(names.nameOf(nameless.id)).toBe('имя не указано')
  expect(names.nameOf(stranger)).toBe('бывший участник')
})

test('names that can not be read leave the last known ones', async () => {
  const { names, own, members } = await openNames()
  await names.read()
  members.list = () => Promise.reject(new Unavailable(503))
  await names.read()
  expect(names.nameOf(own.id)).toBe('вы')
})
