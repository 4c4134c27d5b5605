// @vitest-environment node
import { makeOwnEmail } from '@osh/core/account/own-email.ts'
import type { SessionId } from '@osh/core/shared/identity.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { sendCode } from '#tests/contracts/send-code.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { accepted } from '#tests/contracts/world.ts'
import { today } from '#tests/examples.ts'
import { OwnEmailStore } from './own-email-store.ts'

const SECRET = 's'.repeat(43)

/** Someone in memory who has signed up, and to whom a code was sent; the server may be away, or have sent enough. */
async function open() {
  const clock = makeSettableClock(today)
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  const { id } = accepted(await storage.accounts.addUser('orlova@example.org', 'hash'))
  await sendCode(storage, { kind: 'own-email', user: id, secretHash: `hash of ${SECRET}` }, clock.now())
  const server = { away: false, wait: 0 }
  const own = makeOwnEmail(
    {
      accounts: storage.accounts,
      commandsOf: (user) => storage.openRecords(user).proven,
      isSending: true,
      waitToTry: async () => {
        if (server.away) throw new Unavailable(null)
        return 0
      },
      waitForOwnCode: async () => server.wait,
      enqueue: (jobs) => storage.jobs.enqueue(jobs),
      hashSecret: (secret) => `hash of ${secret}`,
      now: () => clock.now(),
    },
    { user: id, session: 1 as SessionId },
  )
  const store = new OwnEmailStore(own, storage.openRecords(id).account)
  return { server, store, code: `${id}-${SECRET}` }
}

test('a code is awaited until the one that was sent is entered; what is refused stays typed', async () => {
  const { store, server, code } = await open()
  expect(store.isAwaited).toBe(false)
  await store.open()
  expect(store.isAwaited).toBe(true)
  store.fields.set('code', 'не тот')
  await store.confirm()
  expect([store.isAwaited, Object.keys(store.fields.messages)]).toEqual([true, ['code']])
  expect(store.fields.values.code).toBe('не тот')
  store.fields.set('code', code)
  server.away = true
  await store.confirm()
  expect([store.isAwaited, Object.keys(store.fields.messages)]).toEqual([true, ['form']])
  server.away = false
  await Promise.all([store.confirm(), store.confirm()])
  expect([store.isAwaited, store.fields.values.code]).toEqual([false, ''])
})

test('another mail is asked for, as far as it may go', async () => {
  const { store, server } = await open()
  await store.askForCode()
  expect(store.isSending).toBe(true)
  server.wait = 60
  await store.askForCode()
  expect([store.isSending, store.fields.messages.form]).toEqual([null, expect.stringContaining('писем')])
})

test('where no server is, as in the demo, nothing is awaited', async () => {
  const storage = makeLedgerStorage(new MemoryLedger(), makeSettableClock(today))
  const { id } = accepted(await storage.accounts.addUser('orlova@example.org', 'hash'))
  const store = new OwnEmailStore(null, storage.openRecords(id).account)
  await store.open()
  await store.askForCode()
  await store.confirm()
  expect([store.isAwaited, store.busy]).toEqual([false, false])
})
