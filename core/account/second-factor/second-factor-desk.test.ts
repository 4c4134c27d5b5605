import { describe, expect, test } from 'vitest'
import type { UserId } from '../../auth/account.ts'
import { wrongFactorCode } from '../../auth/second-factor/factor-code.ts'
import type { KeptFactor } from '../../auth/second-factor/second-factor.ts'
import type { Instant } from '../../shared/dates/instant.ts'
import type { Caller, SessionId } from '../../shared/identity.ts'
import { err, ok } from '../../shared/results/result.ts'
import { makeSecondFactorDesk } from './second-factor-desk.ts'

const id = 12 as UserId
const caller: Caller = { user: id, session: 7 as SessionId }
const user = { id, email: 'anna@example.org', confirmedAt: null, passwordHash: 'h' }
const since = '2026-11-20T10:00:00.000Z' as Instant
const kept: KeptFactor = { secret: 'KEPT', since, lastStep: 3, codesLeft: 9 }
const right = { currentPassword: 'верный пароль', factorCode: '123 456' }
const shown = { is: 'time', secret: 'KEPT', step: 4 }

/** One account; what is asked of the outside is written down. */
function withDesk({
  factor = kept as KeptFactor | null,
  permitted = true,
  holds = true,
  isThere = true,
} = {}) {
  const done: unknown[] = []
  const tell = (name: string) => async (asked: object) => {
    done.push({ [name]: asked })
    return holds ? ok(null) : err(wrongFactorCode)
  }
  let made = 0
  const desk = makeSecondFactorDesk({
    accounts: {
      findUserById: async () => (isThere ? user : null),
      factorOf: async () => factor,
    },
    commandsOf: () => ({
      begin: async (asked) => {
        done.push({ begin: asked })
        return holds ? ok(null) : err({ code: 'factor/on' })
      },
      confirm: tell('confirm'),
      pass: tell('pass'),
      replaceCodes: tell('replaceCodes'),
      end: tell('end'),
    }),
    verify: async (password) => password === right.currentPassword,
    permit: async () =>
      permitted
        ? {
            is: 'given',
            forgive: async () => {
              done.push('forgiven')
            },
          }
        : { is: 'refused', seconds: 30 },
    newFactor: (email) => ({ secret: 'NEW', address: `otpauth of ${email}` }),
    newCode: () => {
      made += 1
      return { shown: `code ${made}`, hash: `hash ${made}` }
    },
    look: (code, { secret }) =>
      code.is === 'time' && code.digits === '123456' ? { is: 'time', secret, step: 4 } : null,
  })(caller)
  return { desk, done }
}

const ten = (of: string) => Array.from({ length: 10 }, (_, i) => `${of} ${i + 1}`)

test('says since when it is on, and how many codes are left', async () => {
  expect(await withDesk().desk.state()).toEqual({ since, codesLeft: 9 })
  expect(await withDesk({ factor: null }).desk.state()).toEqual({ since: null, codesLeft: 0 })
})

test('the secret is given by the password', async () => {
  const { desk, done } = withDesk({ factor: null })
  expect(await desk.begin({ details: right })).toEqual(
    ok({ secret: 'NEW', address: 'otpauth of anna@example.org' }),
  )
  expect(done).toEqual([{ begin: { secret: 'NEW' } }, 'forgiven'])
  expect(await withDesk({ holds: false }).desk.begin({ details: right })).toEqual(err({ code: 'factor/on' }))
})

test('the first code is enough, and gives the recovery codes whose hashes are kept', async () => {
  const { desk, done } = withDesk()
  expect(await desk.confirm({ details: { factorCode: '123456' } })).toEqual(ok({ codes: ten('code') }))
  expect(done).toEqual([{ confirm: { shown, hashes: ten('hash'), session: 7 } }, 'forgiven'])
})

test('new codes, and switching it off, take both', async () => {
  const { desk, done } = withDesk()
  expect(await desk.replaceCodes({ details: right })).toEqual(ok({ codes: ten('code') }))
  expect(await desk.end({ details: right })).toEqual(ok(null))
  const replaced = { replaceCodes: { shown, hashes: ten('hash') } }
  expect(done).toEqual([replaced, 'forgiven', { end: { shown, session: 7 } }, 'forgiven'])
})

describe.each(['begin', 'confirm', 'replaceCodes', 'end'] as const)('%s', (name) => {
  const takesPassword = name !== 'confirm'
  const takesCode = name !== 'begin'

  test('is refused too often', async () => {
    const { desk, done } = withDesk({ permitted: false })
    expect(await desk[name]({ details: right })).toEqual(err({ code: 'auth/too-many-attempts', seconds: 30 }))
    expect(done).toEqual([])
  })

  test('of an account that is gone asks to sign in', async () => {
    const { desk } = withDesk({ isThere: false })
    await expect(desk[name]({ details: right })).rejects.toThrow('401')
  })

  test('names all that is missing, and tries nothing', async () => {
    const { desk, done } = withDesk()
    const answer = await desk[name]({ details: {} })
    const errors = [
      ...(takesPassword ? [{ field: 'currentPassword', code: 'password/required' }] : []),
      ...(takesCode ? [{ field: 'factorCode', code: 'factor-code/required' }] : []),
    ]
    expect(answer).toMatchObject({ error: { code: 'fields', errors } })
    expect(done).toEqual([])
  })
})

test.each(['replaceCodes', 'end'] as const)('%s takes neither without the other', async (name) => {
  const { desk, done } = withDesk()
  for (const [lacking, code] of [
    ['currentPassword', 'password/required'],
    ['factorCode', 'factor-code/required'],
  ] as const)
    expect(await desk[name]({ details: { ...right, [lacking]: '' } })).toMatchObject({
      error: { code: 'fields', errors: [{ field: lacking, code }] },
    })
  expect(done).toEqual([])
})

test.each(['begin', 'replaceCodes', 'end'] as const)(
  '%s refuses a wrong password, and forgives nothing',
  async (name) => {
    const { desk, done } = withDesk()
    expect(await desk[name]({ details: { ...right, currentPassword: 'не тот' } })).toMatchObject({
      error: { errors: [{ field: 'currentPassword', code: 'password/wrong' }] },
    })
    expect(done).toEqual([])
  },
)

test.each(['confirm', 'replaceCodes', 'end'] as const)(
  '%s refuses a wrong code, and one where none is set up',
  async (name) => {
    const wrong = withDesk()
    expect(await wrong.desk[name]({ details: { ...right, factorCode: '654321' } })).toEqual(
      err(wrongFactorCode),
    )
    const none = withDesk({ factor: null })
    expect(await none.desk[name]({ details: right })).toEqual(err(wrongFactorCode))
    expect([...wrong.done, ...none.done]).toEqual([])
    const spent = withDesk({ holds: false })
    expect(await spent.desk[name]({ details: right })).toEqual(err(wrongFactorCode))
    expect(spent.done).not.toContain('forgiven')
  },
)
