import { describe, expect, test } from 'vitest'
import { nameless } from '../auth/profile.ts'
import { follow } from '../commands/follow.ts'
import { addSeconds, DAY, HOUR, type Instant, MINUTE } from '../shared/dates/instant.ts'
import type { MailId, UserId } from '../shared/identity.ts'
import type { Input } from '../shared/input/field-reader.ts'
import type { SignInFacts } from './account-facts.ts'
import { askForEmail, confirmEmail } from './change-email.ts'
import { confirmOwnEmail } from './confirm-own-email.ts'
import { introduce } from './introduce.ts'
import { mailCode } from './mail-code.ts'
import type { Proof, ProofKind } from './proof.ts'
import { replacePassword } from './replace-password.ts'

const userId = 12 as UserId
const at = '2026-11-20T10:00:00.000Z' as Instant
const signed = { by: userId, at }
const email = 'anna@example.org'

const proofOf = (kind: ProofKind, changes: Partial<Proof> = {}): Proof => ({
  ...{ userId, kind, secretHash: `hash of ${kind}`, email: kind === 'email' ? 'new@example.org' : null },
  expiresAt: addSeconds(at, MINUTE),
  ...changes,
})
const both = { email, confirmedAt: at, proofs: [proofOf('email'), proofOf('password')] }

const answering = (account: SignInFacts | null, taken: readonly string[] = []) => ({
  'sign-in-facts': ({ user }: { readonly user: UserId }) => (user === userId ? account : null),
  profile: ({ user }: { readonly user: UserId }) =>
    user === userId && account
      ? {
          ...nameless,
          email: account.email,
          confirmation: 'given' as const,
          closesOn: null,
          isOperator: false,
        }
      : null,
  'is-email-taken': (asked: { readonly email: string }) => taken.includes(asked.email),
  'new-mail-ids': ({ count }: { readonly count: number }) =>
    Array.from({ length: count }, (_, i) => `mail ${i}` as MailId),
})

const rowsOf = (
  { writes }: { readonly writes: readonly { readonly kind: string; readonly rows: readonly unknown[] }[] },
  kind: string,
) => writes.filter((write) => write.kind === kind).flatMap(({ rows }) => rows)

describe('what the person is called', () => {
  const say = (details: Input, account: SignInFacts | null = both) =>
    follow(introduce.run({ details }, signed), answering(account))

  test('is kept, and what is left out stays', () => {
    const done = say({ fullname: ' Орлова  Анна ' })
    if (!done.ok) throw new Error('refused')
    const profile = { fullname: 'Орлова Анна', position: null }
    expect(rowsOf(done.value, 'profiles')).toEqual([{ userId, ...profile }])
    expect(done.value.answer).toEqual({
      email,
      confirmation: 'given',
      ...profile,
      closesOn: null,
      isOperator: false,
    })
  })

  test('is refused without a first name, and of an account that is gone', () => {
    expect(say({ fullname: 'Орлова' })).toMatchObject({
      error: { errors: [{ code: 'name/first-name-missing' }] },
    })
    expect(() => say({ fullname: 'Орлова Анна' }, null)).toThrow('401')
  })
})

describe('another password', () => {
  const replace = (account: SignInFacts | null, secretHash = 'hash of password') =>
    follow(replacePassword.run({ secretHash, passwordHash: 'new' }, signed), answering(account))

  test('is kept, uses up every code, ends every sign-in, and is told to the person', () => {
    const done = replace(both)
    if (!done.ok) throw new Error('refused')
    expect(rowsOf(done.value, 'new-passwords')).toEqual([{ userId, passwordHash: 'new' }])
    expect(rowsOf(done.value, 'used-proofs')).toEqual([{ userId, kinds: ['password', 'email', 'own-email'] }])
    expect(rowsOf(done.value, 'ended-sign-ins')).toEqual([{ userId, but: null }])
    const mail = { id: 'mail 0', companyId: null, userId, to: email, about: 'account', enteredAt: at }
    expect(rowsOf(done.value, 'mails')).toMatchObject([mail])
    expect(rowsOf(done.value, 'jobs')).toHaveLength(1)
    expect(done.value.answer).toBeNull()
  })

  test('shows whose the mailbox is: the account is theirs, and no code is asked for that another has set up', () => {
    const done = replace({ ...both, confirmedAt: null })
    if (!done.ok) throw new Error('refused')
    expect(rowsOf(done.value, 'new-emails')).toEqual([{ userId, email, confirmedAt: at }])
    expect(rowsOf(done.value, 'ended-second-factors')).toEqual([{ userId }])
    const known = replace(both)
    expect(known.ok && rowsOf(known.value, 'ended-second-factors')).toEqual([])
  })
  test.each([
    ['no account', null, undefined],
    ['no code', { ...both, proofs: [proofOf('email')] }, 'hash of email'],
    ['another code', both, 'hash of email'],
    ['an old code', { ...both, proofs: [proofOf('password', { expiresAt: at })] }, undefined],
  ])('is refused by %s', (_, account, hash) => {
    expect(replace(account, hash)).toMatchObject({
      error: { errors: [{ field: 'code', code: 'code/unknown' }] },
    })
  })
})

describe('another e-mail', () => {
  const asked = {
    email: 'new@example.org',
    code: '12-secret',
    secretHash: 'hash',
    site: 'https://osh.example',
  }
  const ask = (account: SignInFacts | null, taken?: readonly string[]) =>
    follow(askForEmail.run(asked, signed), answering(account, taken))
  const confirm = (account: SignInFacts | null, secretHash = 'hash of email', taken?: readonly string[]) =>
    follow(confirmEmail.run({ secretHash }, signed), answering(account, taken))

  test('a code goes to the new one, and word of it to the one there is', () => {
    const done = ask(both)
    if (!done.ok) throw new Error('refused')
    const expiresAt = addSeconds(at, DAY)
    expect(rowsOf(done.value, 'proofs')).toEqual([
      { userId, kind: 'email', secretHash: 'hash', email: 'new@example.org', expiresAt },
    ])
    expect(rowsOf(done.value, 'mails')).toMatchObject([
      {
        ...{ id: 'mail 0', to: 'new@example.org', goodUntil: expiresAt },
        text: expect.stringContaining('https://osh.example/email-confirmation#12-secret'),
      },
      { id: 'mail 1', to: email, goodUntil: null, text: expect.stringContaining('на new@example.org') },
    ])
    expect(JSON.stringify(rowsOf(done.value, 'mails').at(1))).not.toContain('12-secret')
  })

  test('one that an account has is none, when it is asked for and when it is confirmed', () => {
    const taken = { error: { errors: [{ field: 'email', code: 'email/taken' }] } }
    expect(ask(both, ['new@example.org'])).toMatchObject(taken)
    expect(confirm(both, 'hash of email', ['new@example.org'])).toMatchObject(taken)
    expect(ask(null)).toMatchObject({ error: { code: 'not-found' } })
  })

  test('is the account’s once it is confirmed, uses up every code, and the one that was is told', () => {
    const done = confirm({ ...both, proofs: both.proofs.toReversed() })
    if (!done.ok) throw new Error('refused')
    expect(rowsOf(done.value, 'new-emails')).toEqual([{ userId, email: 'new@example.org', confirmedAt: at }])
    expect(rowsOf(done.value, 'used-proofs')).toEqual([{ userId, kinds: ['email', 'own-email', 'password'] }])
    expect(rowsOf(done.value, 'mails')).toMatchObject([
      { to: email, text: expect.stringContaining('изменён на new@example.org') },
    ])
  })

  test.each([
    ['no account', null, undefined],
    ['no code', { ...both, proofs: [proofOf('password')] }, 'hash of password'],
    ['another code', both, 'hash of password'],
    ['a code that brings none', { ...both, proofs: [proofOf('email', { email: null })] }, undefined],
    ['an old code', { ...both, proofs: [proofOf('email', { expiresAt: at })] }, undefined],
  ])('is refused by %s', (_, account, hash) => {
    expect(confirm(account, hash)).toMatchObject({
      error: { errors: [{ field: 'code', code: 'code/unknown' }] },
    })
  })
})

describe('the mailbox of the account', () => {
  const unconfirmed = { email, confirmedAt: null, proofs: [proofOf('own-email'), proofOf('password')] }
  const confirm = (account: SignInFacts | null, secretHash = 'hash of own-email') =>
    follow(confirmOwnEmail.run({ secretHash }, signed), answering(account))
  test('is the person’s by the code that came there, once', () => {
    const done = confirm(unconfirmed)
    if (!done.ok) throw new Error('refused')
    expect(done.value.writes).toEqual([
      { kind: 'new-emails', rows: [{ userId, email, confirmedAt: at }] },
      { kind: 'used-proofs', rows: [{ userId, kinds: ['own-email'] }] },
    ])
  })
  test.each([
    ['no account', null, undefined],
    ['no code', { ...unconfirmed, proofs: [] }, undefined],
    ['a code for a password', unconfirmed, 'hash of password'],
    ['an old code', { ...unconfirmed, proofs: [proofOf('own-email', { expiresAt: at })] }, undefined],
  ])('is not by %s', (_, account, hash) => {
    expect(confirm(account, hash)).toMatchObject({
      error: { errors: [{ field: 'code', code: 'code/unknown' }] },
    })
  })
  test('gets the code for a day, and is told what it is for', () => {
    const asked = { kind: 'own-email', mailId: 'm' as MailId, secret: 'secret', secretHash: 'hash' } as const
    const writes = mailCode({ ...asked, user: { id: userId, email }, site: 'https://osh.example', now: at })
    const expiresAt = addSeconds(at, DAY)
    expect(rowsOf({ writes }, 'proofs')).toEqual([
      { userId, kind: 'own-email', secretHash: 'hash', email: null, expiresAt },
    ])
    expect(rowsOf({ writes }, 'mails')).toMatchObject([
      {
        ...{ id: 'm', about: 'code', to: email, userId, goodUntil: expiresAt },
        text: expect.stringContaining('https://osh.example/account/confirmation#12-secret'),
      },
    ])
  })
})

test.each([
  ['https://osh.example', 'https://osh.example/password-reset#12-secret'],
  [null, 'Код: 12-secret'],
])(
  'the code for a password goes by mail and is kept as a hash, for an hour; the service at %s',
  (site, said) => {
    const asked = { mailId: 'm' as MailId, secret: 'secret', secretHash: 'hash', site, now: at }
    const writes = mailCode({ kind: 'password', user: { id: userId, email }, ...asked })
    const expiresAt = addSeconds(at, HOUR)
    expect(rowsOf({ writes }, 'proofs')).toEqual([
      { userId, kind: 'password', secretHash: 'hash', email: null, expiresAt },
    ])
    expect(rowsOf({ writes }, 'mails')).toMatchObject([
      {
        ...{
          id: 'm',
          to: email,
          userId,
          goodUntil: expiresAt,
          subject: 'Новый пароль — Охрана труда онлайн',
        },
        text: expect.stringContaining(said),
      },
    ])
  },
)
