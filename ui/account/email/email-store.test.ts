// @vitest-environment node
import { makeEmailChange } from '@osh/core/account/email-change.ts'
import type { SessionId } from '@osh/core/shared/identity.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { today } from '#tests/examples.ts'
import { EmailStore } from './email-store.ts'

const password = 'длинный пароль'

/** The form of someone in memory, who may or may not reach the server. */
async function open() {
  const storage = makeLedgerStorage(new MemoryLedger(), makeSettableClock(today))
  const { id } = accepted(await storage.accounts.addUser('orlova@example.org', 'hash'))
  const server = { away: false, asked: 0 }
  const change = makeEmailChange({
    accounts: storage.accounts,
    commandsOf: (user) => storage.openRecords(user).proven,
    isSending: true,
    verify: async (typed) => typed === password,
    permit: async () => {
      server.asked += 1
      if (server.away) throw new Unavailable(null)
      return { is: 'given', forgive: async () => undefined }
    },
    waitToMail: async () => 0,
    newSecret: () => ({ secret: 's'.repeat(43), secretHash: 'hash of it' }),
    site: null,
  })({ user: id, session: 1 as SessionId })
  return { server, store: new EmailStore(change) }
}

const type = (store: EmailStore, email: string, currentPassword: string) => {
  store.fields.set('email', email)
  store.fields.set('currentPassword', currentPassword)
}

test('what is refused is said under its field, and stays until it is right; then nothing of it is kept typed', async () => {
  const { store } = await open()
  store.edit()
  type(store, ' new@example.org ', 'не тот')
  await store.ask()
  expect([store.editing, Object.keys(store.fields.messages)]).toEqual([true, ['currentPassword']])
  expect(store.fields.values.email).toBe(' new@example.org ')
  store.fields.set('currentPassword', password)
  await store.ask()
  expect(store.asked).toEqual({ email: 'new@example.org', isSending: true })
  expect([store.editing, store.busy, store.fields.values]).toEqual([
    false,
    false,
    { email: '', currentPassword: '' },
  ])
})

test('pressed twice it is asked once; without an answer the form says so and keeps what was typed', async () => {
  const { store, server } = await open()
  store.edit()
  type(store, 'new@example.org', password)
  server.away = true
  await Promise.all([store.ask(), store.ask()])
  expect([server.asked, store.busy, store.asked]).toEqual([1, false, null])
  expect([Object.keys(store.fields.messages), store.fields.values.email]).toEqual([
    ['form'],
    'new@example.org',
  ])
  store.discard()
  expect([store.editing, store.fields.values, store.fields.messages]).toEqual([
    false,
    { email: '', currentPassword: '' },
    {},
  ])
})

test('where no mail is sent nothing is asked', async () => {
  const store = new EmailStore(null)
  await store.ask()
  expect([store.hasMail, store.busy, store.asked]).toEqual([false, false, null])
  expect((await open()).store.hasMail).toBe(true)
})
