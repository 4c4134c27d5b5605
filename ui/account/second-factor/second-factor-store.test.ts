// @vitest-environment node
import { makeSecondFactorDesk } from '@osh/core/account/second-factor/second-factor-desk.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { newUser, signIn } from '#tests/contracts/opened.ts'
import { makeSettableClock } from '#tests/contracts/settable-clock.ts'
import { today } from '#tests/examples.ts'
import { SecondFactorStore } from './second-factor-store.ts'

const password = 'длинный пароль'

/** The part of someone in memory, who may or may not reach the server; and their application. */
async function open() {
  const clock = makeSettableClock(today)
  const storage = makeLedgerStorage(new MemoryLedger(), clock)
  const caller = await signIn(storage, await newUser(storage))
  const server = { away: false }
  let made = 0
  const desk = makeSecondFactorDesk({
    accounts: storage.accounts,
    commandsOf: (user) => storage.openRecords(user).factor,
    verify: async (typed) => typed === password,
    permit: async () => {
      if (server.away) throw new Unavailable(null)
      return { is: 'given', forgive: async () => undefined }
    },
    newFactor: () => ({ secret: 'KEY', address: 'otpauth://totp/' }),
    newCode: () => {
      made += 1
      const shown = `code ${made}`
      return { shown, hash: shown }
    },
    look: (code, { secret }) =>
      code.is === 'time' ? { is: 'time', secret, step: Number(code.digits) } : null,
  })(caller)
  const store = new SecondFactorStore(desk)
  await store.open()
  let step = 100_000
  const codeNow = () => {
    step += 1
    return String(step)
  }
  return { server, store, codeNow }
}

const sinceOf = ({ state }: SecondFactorStore) => (state.is === 'ready' ? state.value.since : 'not read')

test('it is switched on by password and code, shows the recovery codes once, and is switched off', async () => {
  const { store, codeNow } = await open()
  expect([store.isThere, sinceOf(store)]).toEqual([true, null])
  store.ask('password')
  store.fields.set('currentPassword', 'не тот')
  expect(await store.send()).toBe(false)
  expect(Object.keys(store.fields.messages)).toEqual(['currentPassword'])
  store.fields.set('currentPassword', password)
  expect(await store.send()).toBe(true)
  expect([store.step, store.secret?.secret, store.fields.values.currentPassword]).toEqual([
    'first-code',
    'KEY',
    '',
  ])
  store.fields.set('factorCode', codeNow())
  expect(await store.send()).toBe(true)
  expect([store.step, store.secret, store.codes.length]).toEqual([null, null, 10])
  expect(sinceOf(store)).toMatch(/^\d{4}-/)
  store.discard()
  expect(store.codes).toEqual([])
  for (const [step, left] of [
    ['codes', 10],
    ['end', 0],
  ] as const) {
    store.ask(step)
    store.fields.set('currentPassword', password)
    store.fields.set('factorCode', codeNow())
    expect(await store.send()).toBe(true)
    expect([store.step, store.codes.length]).toEqual([null, left])
  }
  expect(sinceOf(store)).toBeNull()
})

test('what is typed stays while the server is away, and goes with a change of mind', async () => {
  const { server, store } = await open()
  store.ask('end')
  store.fields.set('currentPassword', password)
  store.fields.set('factorCode', '123456')
  server.away = true
  expect(await store.send()).toBe(false)
  expect([Object.keys(store.fields.messages), store.fields.values.factorCode]).toEqual([['form'], '123456'])
  store.discard()
  expect([store.step, store.fields.values.factorCode]).toEqual([null, ''])
})

test('there is none in the browser’s own demo', async () => {
  const store = new SecondFactorStore(null)
  await store.open()
  expect([store.isThere, store.state.is, await store.send()]).toEqual([false, 'pending', false])
})
