import { expect, test } from 'vitest'
import type { Instant } from '../shared/dates/instant.ts'
import type { UserId } from '../shared/identity.ts'
import { err, ok } from '../shared/results/result.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import { makeProveSelf } from './own-proof.ts'
import { wrongFactorCode } from './second-factor/factor-code.ts'

const id = 12 as UserId
const since = '2026-11-20T10:00:00.000Z' as Instant
const factor = { secret: 'KEPT', lastStep: 3, codesLeft: 9 }
const password = { currentPassword: 'верный пароль' }
const both = { ...password, factorCode: '123 456' }

/** One account, with a second factor since then, or without; what is asked of the outside is written down. */
function withAccount({
  on = null as Instant | null,
  begun = true,
  permitted = true,
  holds = true,
  isThere = true,
} = {}) {
  const done: unknown[] = []
  const prove = makeProveSelf({
    accounts: {
      findUserById: async () =>
        isThere ? { id, email: 'anna@example.org', confirmedAt: null, passwordHash: 'h' } : null,
      factorOf: async () => (begun ? { ...factor, since: on } : null),
    },
    verify: async (given) => given === password.currentPassword,
    permit: async () =>
      permitted
        ? { is: 'given', forgive: async () => void done.push('forgiven') }
        : { is: 'refused', seconds: 30 },
    look: (code, { secret }) =>
      code.is === 'time' && code.digits === '123456' ? { is: 'time', secret, step: 4 } : null,
    pass: async (whose, shown) => {
      done.push([whose, shown])
      return holds ? ok(null) : err(wrongFactorCode)
    },
  })
  return { prove: (given: object) => prove(id, given), done }
}

const refusedAt = (...fields: readonly string[]) => ({
  error: { errors: fields.map((field) => expect.objectContaining({ field })) },
})

test.each([{ begun: false }, { begun: true }])(
  'the password is enough where no code is asked for: %j',
  async (known) => {
    const { prove, done } = withAccount(known)
    expect(await prove({})).toMatchObject(refusedAt('currentPassword'))
    expect(await prove({ currentPassword: 'другой' })).toMatchObject({
      error: { errors: [{ code: 'password/wrong' }] },
    })
    expect(done).toEqual([])
    expect(await prove(password)).toEqual(ok(null))
    expect(done).toEqual(['forgiven'])
  },
)

test('with a second factor the code is asked for too, and taken', async () => {
  const { prove, done } = withAccount({ on: since })
  expect(await prove({})).toMatchObject(refusedAt('currentPassword', 'factorCode'))
  expect(await prove(password)).toMatchObject(refusedAt('factorCode'))
  expect(await prove({ ...both, currentPassword: 'другой' })).toMatchObject(refusedAt('currentPassword'))
  expect(await prove({ ...both, factorCode: '654321' })).toEqual(err(wrongFactorCode))
  expect(done).toEqual([])
  expect(await prove(both)).toEqual(ok(null))
  expect(done).toEqual([[id, { is: 'time', secret: 'KEPT', step: 4 }], 'forgiven'])
})

test('a code that was taken before is a wrong one, and the try is not given back', async () => {
  const { prove, done } = withAccount({ on: since, holds: false })
  expect(await prove(both)).toEqual(err(wrongFactorCode))
  expect(done).toHaveLength(1)
})

test('tries are counted; an account that is gone has none', async () => {
  expect(await withAccount({ permitted: false }).prove(password)).toEqual(
    err({ code: 'auth/too-many-attempts', seconds: 30 }),
  )
  await expect(withAccount({ isThere: false }).prove(password)).rejects.toThrow(new Unavailable(401))
})
