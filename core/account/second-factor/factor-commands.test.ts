import { describe, expect, test } from 'vitest'
import { wrongFactorCode } from '../../auth/second-factor/factor-code.ts'
import type { SecondFactor, ShownFactor } from '../../auth/second-factor/second-factor.ts'
import { follow } from '../../commands/follow.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { MailId, SessionId, UserId } from '../../shared/identity.ts'
import { err, ok } from '../../shared/results/result.ts'
import { factorCommands } from './factor-commands.ts'
import type { FactorFacts } from './factor-facts.ts'

const userId = 12 as UserId
const session = 7 as SessionId
const at = '2026-11-20T10:00:00.000Z' as Instant
const email = 'anna@example.org'
const signed = { by: userId, at }
const hashes = ['first hash', 'second hash']

const factor: SecondFactor = { secret: 'SECRET', since: at, lastStep: 100 }
const on: FactorFacts = { email, factor, recoveryHashes: ['kept hash'] }
const begun: FactorFacts = { email, factor: { ...factor, since: null, lastStep: 0 }, recoveryHashes: [] }
const none: FactorFacts = { email, factor: null, recoveryHashes: [] }

const ofStep = (step: number, secret = 'SECRET'): ShownFactor => ({ is: 'time', secret, step })
const recovery = (hash: string): ShownFactor => ({ is: 'recovery', hash })

const answering = (facts: FactorFacts | null) => ({
  'second-factor': ({ user }: { readonly user: UserId }) => (user === userId ? facts : null),
  'new-mail-ids': ({ count }: { readonly count: number }) =>
    Array.from({ length: count }, (_, i) => `mail ${i}` as MailId),
})

const { begin, confirm, pass, replaceCodes, end } = factorCommands
const given = { hashes, session }
/** Every command that takes a code, of these facts. */
const taking = {
  confirm: (facts: FactorFacts | null, shown: ShownFactor) =>
    follow(confirm.run({ ...given, shown }, signed), answering(facts)),
  pass: (facts: FactorFacts | null, shown: ShownFactor) =>
    follow(pass.run({ shown }, signed), answering(facts)),
  replaceCodes: (facts: FactorFacts | null, shown: ShownFactor) =>
    follow(replaceCodes.run({ ...given, shown }, signed), answering(facts)),
  end: (facts: FactorFacts | null, shown: ShownFactor) =>
    follow(end.run({ ...given, shown }, signed), answering(facts)),
}
const ofOne = { userId, secret: 'SECRET' }
const taken = (lastStep: number) => ({ kind: 'second-factors', rows: [{ ...ofOne, since: at, lastStep }] })
const mail = (subject: string) => ({
  id: 'mail 0',
  userId,
  to: email,
  about: 'account',
  companyId: null,
  subject,
})

describe('a secret', () => {
  const start = (facts: FactorFacts | null) => follow(begin.run({ secret: 'NEW' }, signed), answering(facts))

  test.each([none, begun])('is kept, and counts once a code was given', (facts) => {
    const rows = [{ userId, secret: 'NEW', since: null, lastStep: 0 }]
    expect(start(facts)).toEqual(ok({ writes: [{ kind: 'second-factors', rows }], answer: null }))
  })

  test('is not replaced while it is asked for', () => {
    expect(start(on)).toEqual(err({ code: 'factor/on' }))
  })

  test('of an account that is gone is none', () => {
    expect(() => start(null)).toThrow('401')
  })
})

test('the first code switches it on, gives recovery codes, ends other sign-ins, and is told by mail', () => {
  expect(taking.confirm(begun, ofStep(5))).toMatchObject({
    value: {
      answer: null,
      writes: [
        taken(5),
        { kind: 'recovery-codes', rows: [{ userId, hashes }] },
        { kind: 'ended-sign-ins', rows: [{ userId, but: session }] },
        { kind: 'mails', rows: [mail('Вход по коду включён — Охрана труда онлайн')] },
        { kind: 'jobs', rows: [{}] },
      ],
    },
  })
})

test('a recovery code switches nothing on, and what is on is not switched on', () => {
  const facts = { ...begun, recoveryHashes: ['kept hash'] }
  expect(taking.confirm(facts, recovery('kept hash'))).toEqual(err(wrongFactorCode))
  expect(taking.confirm(on, ofStep(101))).toEqual(err(wrongFactorCode))
})

test('a sign-in takes a code, and a recovery code goes with it', () => {
  expect(taking.pass(on, ofStep(101))).toEqual(ok({ writes: [taken(101)], answer: null }))
  const used = { kind: 'used-recovery-codes', rows: [{ userId, hash: 'kept hash' }] }
  expect(taking.pass(on, recovery('kept hash'))).toEqual(ok({ writes: [used], answer: null }))
})

test('new recovery codes take the place of those there are', () => {
  const replaced = { kind: 'recovery-codes', rows: [{ userId, hashes }] }
  expect(taking.replaceCodes(on, ofStep(101))).toEqual(ok({ writes: [taken(101), replaced], answer: null }))
})

test('switching it off takes it away, ends other sign-ins, and is told by mail', () => {
  expect(taking.end(on, recovery('kept hash'))).toMatchObject({
    value: {
      answer: null,
      writes: [
        { kind: 'ended-second-factors', rows: [{ userId }] },
        { kind: 'ended-sign-ins', rows: [{ userId, but: session }] },
        { kind: 'mails', rows: [mail('Вход по коду отключён — Охрана труда онлайн')] },
        { kind: 'jobs', rows: [{}] },
      ],
    },
  })
})

describe.each(['confirm', 'pass', 'replaceCodes', 'end'] as const)('%s takes no', (name) => {
  const facts = name === 'confirm' ? begun : on
  const last = facts.factor?.lastStep ?? 0
  test.each([
    ['code of the step before', facts, ofStep(last)],
    ['code of an older one', facts, ofStep(last - 1)],
    ['code of another secret', facts, ofStep(last + 1, 'OTHER')],
    ['recovery code that there is not', facts, recovery('other hash')],
    ['code where none is set up', none, ofStep(101)],
    ['code of an account that is gone', null, ofStep(101)],
  ])('%s', (_, of, shown) => {
    expect(taking[name](of, shown)).toEqual(err(wrongFactorCode))
  })
})

test.each(['pass', 'replaceCodes', 'end'] as const)('%s takes no code of what is not switched on', (name) => {
  expect(taking[name](begun, ofStep(101))).toEqual(err(wrongFactorCode))
})
