import { expect, test } from 'vitest'
import { openMemory } from '../../tests/contracts/memory-opened.ts'
import { accepted } from '../../tests/contracts/world.ts'
import { collectAccountData } from './account-data.ts'

test('a person with an account is given the account, sign-ins, companies and what they have signed', async () => {
  const { storage } = await openMemory()
  const user = accepted(await storage.accounts.addUser('anna@example.org', 'hash')).id
  const { account, ownTraces: traces } = storage.openRecords(user)
  const data = await collectAccountData({
    account: () => account.readAccount(),
    devices: async () => [],
    traces,
  })
  expect(data).toEqual({
    account: {
      email: 'anna@example.org',
      confirmation: 'awaited',
      fullname: null,
      position: null,
      closesOn: null,
      isOperator: false,
    },
    ...{ registeredAt: null, signIns: [], companies: [], work: [], mails: [] },
    ...{ messages: [], pushDevices: [] },
  })
})
