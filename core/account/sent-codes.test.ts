import { describe, expect, test } from 'vitest'
import type { UserId } from '../auth/account.ts'
import type { Permit } from '../auth/tries.ts'
import type { NewJob } from '../jobs/job.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { Caller, SessionId } from '../shared/identity.ts'
import { fieldErrors } from '../shared/results/refusals.ts'
import { err, ok } from '../shared/results/result.ts'
import { makeEmailChange } from './email-change.ts'
import { unknownCode } from './proof.ts'
import { makeSentCodes } from './sent-codes.ts'

const id = 12 as UserId
const user = { id, email: 'anna@example.org', confirmedAt: null, passwordHash: 'h' }
const now = '2026-11-20T10:00:00.000Z' as Instant
const code = `12-${'s'.repeat(43)}`
const tooMany = { ok: false, error: { code: 'auth/too-many-attempts', seconds: 30 } }
const unknown = { field: 'code', code: 'code/unknown' }

/** One account; what is asked of the outside is written down. */
function withCodes({ wait = 0, holds = true } = {}) {
  const jobs: NewJob[] = []
  const done: unknown[] = []
  const tell = (entry: unknown) => {
    done.push(entry)
    return holds ? ok(null) : err(unknownCode)
  }
  const codes = makeSentCodes({
    isSending: true,
    accounts: {
      findUserByEmail: async (email) => (email === user.email ? user : null),
      findUserById: async (asked) => (asked === id ? user : null),
    },
    enqueue: async (rows) => {
      jobs.push(...rows)
    },
    commandsOf: (by) => ({
      replacePassword: async (given) => tell({ by, ...given }),
      confirmEmail: async (given) => tell({ by, ...given }),
    }),
    waitToAsk: async (email) => (email === user.email ? wait : 0),
    waitToTry: async () => wait,
    forgive: async ({ email }) => {
      done.push({ forgiven: email })
    },
    hashPassword: async (password) => `hashed ${password}`,
    hashSecret: (secret) => `hash of ${secret.length}`,
    isCommon: (password) => password === 'частый пароль',
    newKey: () => 'key',
    now: () => now,
  })
  return { codes, jobs, done }
}

describe('a code for another password', () => {
  test('is asked for in one way, whether there is such an account or not', async () => {
    const { codes, jobs } = withCodes()
    const answers = [' Anna@example.org', 'no-one@example.org'].map((email) =>
      codes.askForPassword({ details: { email } }),
    )
    expect(await Promise.all(answers)).toEqual([ok({ isSending: true }), ok({ isSending: true })])
    const job = (key: string, userId: UserId | null) => ({
      ...{ companyId: null, key, runAt: now, facts: { kind: 'mail-password-code', userId } },
    })
    expect(jobs).toEqual([job('mail-password-code/12', id), job('mail-password-code/key', null)])
  })

  test('is asked for by an account of before, whose address would be taken no more', async () => {
    const { codes, jobs } = withCodes()
    for (const email of ['office@xn--80a1acny.xn--p1ai', 'ivan@оса.com'])
      expect(await codes.askForPassword({ details: { email } })).toEqual(ok({ isSending: true }))
    expect(jobs).toHaveLength(2)
  })

  test('is neither sent to what is no e-mail, nor too often', async () => {
    const { codes, jobs } = withCodes({ wait: 30 })
    expect(await codes.askForPassword({ details: { email: 'anna' } })).toMatchObject({
      error: { errors: [{ field: 'email', code: 'email/invalid' }] },
    })
    expect(await codes.askForPassword({ details: { email: user.email } })).toEqual(tooMany)
    expect(jobs).toEqual([])
  })
})

describe('what a code does', () => {
  const details = { code, newPassword: 'совсем другой замок' }

  test('replaces the password, and forgives the wrong ones of before', async () => {
    const { codes, done } = withCodes()
    expect(await codes.replacePassword({ details })).toEqual(ok(null))
    expect(done).toEqual([
      { by: id, secretHash: 'hash of 43', passwordHash: 'hashed совсем другой замок' },
      { forgiven: user.email },
    ])
  })

  test('one that does not hold forgives nothing', async () => {
    const { codes, done } = withCodes({ holds: false })
    expect(await codes.replacePassword({ details })).toEqual(err(unknownCode))
    expect(done).toHaveLength(1)
  })

  test.each([
    [{ ...details, code: `13-${'s'.repeat(43)}` }, [unknown]],
    [{ code: 'x', newPassword: 'мало' }, [unknown, { field: 'newPassword', code: 'password/too-short' }]],
    [{ code, newPassword: 'частый пароль' }, [{ field: 'newPassword', code: 'password/common' }]],
    [{ code, newPassword: 'anna@example.org' }, [{ field: 'newPassword', code: 'password/own-email' }]],
  ])('%j is refused before anything is done', async (given, errors) => {
    const { codes, done } = withCodes()
    expect(await codes.replacePassword({ details: given })).toEqual(err({ code: 'fields', errors }))
    expect(done).toEqual([])
  })

  test('confirms an e-mail', async () => {
    const { codes, done } = withCodes()
    expect(await codes.confirmEmail({ details: { code } })).toEqual(ok(null))
    expect(await codes.confirmEmail({ details: { code: 'x' } })).toEqual(err(unknownCode))
    expect(done).toEqual([{ by: id, secretHash: 'hash of 43' }])
  })

  test('is not tried too often', async () => {
    const { codes, done } = withCodes({ wait: 30 })
    expect(await codes.replacePassword({ details })).toEqual(tooMany)
    expect(await codes.confirmEmail({ details })).toEqual(tooMany)
    expect(done).toEqual([])
  })

  test('what can be no code is refused without being counted as a try', async () => {
    const { codes } = withCodes({ wait: 30 })
    expect(await codes.confirmEmail({ details: { code: 'x' } })).toEqual(err(unknownCode))
    expect(await codes.replacePassword({ details: { ...details, code: 'x' } })).toEqual(err(unknownCode))
  })
})

describe('another e-mail', () => {
  function changing(permitted = true) {
    const done: unknown[] = []
    const forgive = async () => {
      done.push('forgiven')
    }
    const permit: Permit = permitted ? { is: 'given', forgive } : { is: 'refused', seconds: 30 }
    const changeOf = makeEmailChange({
      isSending: false,
      accounts: { findUserById: async (asked) => (asked === id ? user : null) },
      commandsOf: (by) => ({
        askForEmail: async (given) => {
          done.push({ by, ...given })
          return given.email.startsWith('taken')
            ? err(fieldErrors({ field: 'email', code: 'email/taken' }))
            : ok(null)
        },
      }),
      verify: async (password, of) => password === 'right' && of === user,
      permit: async () => permit,
      waitToMail: async () => 0,
      newSecret: () => ({ secret: 'secret', secretHash: 'hash' }),
      site: null,
    })
    const caller = (by: number): Caller => ({ user: by as UserId, session: 1 as SessionId })
    const ask = (email: string, currentPassword = 'right', by = 12) =>
      changeOf(caller(by)).ask({ details: { email, currentPassword } })
    return { ask, done }
  }

  test('is asked for with the password', async () => {
    const { ask, done } = changing()
    expect(await ask('New@example.org')).toEqual(ok({ isSending: false }))
    const asked = { by: id, email: 'new@example.org', code: '12-secret', secretHash: 'hash', site: null }
    expect(done).toEqual(['forgiven', asked])
    expect(await ask('new@example.org', 'wrong')).toMatchObject({
      error: { errors: [{ field: 'currentPassword', code: 'password/wrong' }] },
    })
    expect(await ask('taken@example.org')).toMatchObject({ error: { errors: [{ code: 'email/taken' }] } })
    expect(done).toHaveLength(4)
  })

  test('all that is wrong is said at once, and the one there is already is no other', async () => {
    const { ask, done } = changing()
    const required = { field: 'currentPassword', code: 'password/required' }
    expect(await ask('Anna@example.org', '')).toEqual(
      err({ code: 'fields', errors: [{ field: 'email', code: 'email/taken' }, required] }),
    )
    expect(await ask('x')).toMatchObject({ error: { errors: [{ field: 'email', code: 'email/invalid' }] } })
    expect(done).toEqual([])
  })

  test('is not tried too often, nor by whoever has no account any more', async () => {
    expect(await changing(false).ask('new@example.org')).toEqual(tooMany)
    await expect(changing().ask('new@example.org', 'right', 13)).rejects.toMatchObject({ status: 401 })
  })
})
