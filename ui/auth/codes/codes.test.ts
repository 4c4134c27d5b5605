// @vitest-environment node
import { type ProofKind, writeCode } from '@osh/core/account/proof.ts'
import { makeSentCodes } from '@osh/core/account/sent-codes.ts'
import { beforeEach, expect, test } from 'vitest'
import { MemoryLedger } from '#adapters/memory/ledger.ts'
import { makeLedgerStorage } from '#adapters/memory/memory-storage.ts'
import { accepted } from '#tests/contracts/world.ts'
import { instant, today } from '#tests/examples.ts'
import { ConfirmationStore } from './confirmation-store.ts'
import { NewPasswordStore } from './new-password-store.ts'

const now = instant('2026-03-16T10:00:00.000Z')
const email = 'orlova@example.org'
const secret = 's'.repeat(43)
let opened: Awaited<ReturnType<typeof open>>

/** Codes over a memory in which one account has been sent a code. */
async function open() {
  const ledger = new MemoryLedger()
  const storage = makeLedgerStorage(ledger, { today: () => today, now: () => now })
  const user = accepted(await storage.accounts.addUser(email, 'hash of the first'))
  const codes = makeSentCodes({
    accounts: storage.accounts,
    commandsOf: (id) => storage.openRecords(id).proven,
    isSending: true,
    enqueue: (rows) => storage.jobs.enqueue(rows),
    waitToAsk: async () => 0,
    waitToTry: async () => 0,
    forgive: async () => undefined,
    hashPassword: async (password) => `hash of ${password}`,
    hashSecret: (one) => one,
    isCommon: () => false,
    newKey: () => 'key',
    now: () => now,
  })
  const send = async (kind: ProofKind, to: string | null = null): Promise<string> => {
    const expiresAt = instant('2026-03-16T11:00:00.000Z')
    const proof = { userId: user.id, kind, secretHash: secret, email: to, expiresAt }
    await ledger.change((state) => [{ ...state, proofs: [proof] }, null])
    return writeCode(user.id, secret)
  }
  const account = async () => (await storage.accounts.findUserById(user.id)) ?? null
  return { codes, send, account }
}

beforeEach(async () => {
  opened = await open()
})

test('a code is asked for, typed, and replaces the password; what is wrong is said under its field', async () => {
  const store = new NewPasswordStore(opened.codes)
  await store.ask()
  expect([store.step, Object.keys(store.fields.messages)]).toEqual(['email', ['email']])
  store.fields.set('email', email)
  await store.ask()
  expect([store.step, store.isSending, store.fields.messages]).toEqual(['code', true, {}])
  store.fields.set('newPassword', 'совсем другой замок')
  await store.replace()
  expect(Object.keys(store.fields.messages)).toEqual(['passwordRepeat'])
  store.fields.set('passwordRepeat', 'совсем другой замок')
  await store.replace()
  expect([store.step, Object.keys(store.fields.messages)]).toEqual(['code', ['code']])
  store.fields.set('code', await opened.send('password'))
  await store.replace()
  expect([store.step, store.busy]).toEqual(['done', false])
  expect(await opened.account()).toMatchObject({ passwordHash: 'hash of совсем другой замок' })
})

test('another code is asked for without what was typed of the one before', () => {
  const store = new NewPasswordStore(opened.codes)
  store.enterCode('12-abc')
  expect([store.step, store.fields.values.code]).toEqual(['code', '12-abc'])
  store.askAgain()
  expect([store.step, store.fields.values.code, store.isSending]).toEqual(['email', '', null])
})

test('where no mail is sent nothing is asked', async () => {
  const store = new NewPasswordStore(null)
  store.fields.set('email', email)
  await store.ask()
  expect([store.hasMail, store.step, store.busy]).toEqual([false, 'email', false])
})

test.each([
  ['someone who is signed in', { accessToken: 'a', refreshToken: 'r' }, 1],
  ['someone who is not', null, 0],
])('a confirmed e-mail is the name at once of %s', async (_, tokens, renewals) => {
  let renewed = 0
  const renew = async () => {
    renewed += 1
    expect([store.busy, store.done]).toEqual([true, false])
    return { is: 'renewed' } as const
  }
  const store = new ConfirmationStore(opened.codes, { readTokens: () => tokens, renew })
  store.set('12-abc')
  await store.confirm()
  expect([store.done, Object.keys(store.messages), renewed]).toEqual([false, ['code'], 0])
  store.set(await opened.send('email', 'new@example.org'))
  expect(store.messages).toEqual({})
  await store.confirm()
  expect([store.done, store.busy, renewed]).toEqual([true, false, renewals])
  expect(await opened.account()).toMatchObject({ email: 'new@example.org' })
})
