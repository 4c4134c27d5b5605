import { expect, test } from 'vitest'
import { instant, someone } from '../../tests/examples.ts'
import { addSeconds, DAY } from '../shared/dates/instant.ts'
import type { SessionId } from '../shared/identity.ts'
import { fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { wrongFactorCode } from './second-factor/factor-code.ts'
import type { KeptFactor } from './second-factor/second-factor.ts'
import type { RotationRefused } from './sessions.ts'
import { makeSignIn } from './sign-in.ts'

const now = instant('2026-11-20T10:00:00.000Z')
const [email, password] = ['orlova@example.ru', 'кофе и три сушки']
const orlova = { id: someone, email, confirmedAt: null, passwordHash: `hash of ${password}` }
const session = 7 as SessionId
const factor: KeptFactor = { secret: 'ABC', since: now, lastStep: 1, codesLeft: 10 }

type Outside = {
  readonly factor?: KeptFactor | null
  readonly seconds?: number
  readonly isThere?: boolean
  /** While the password was looked at. */
  readonly isErased?: boolean
  readonly rotated?: Result<{ user: typeof someone; session: SessionId }, RotationRefused>
}

/** Orlova's account, from «desk», and what was done to the outside. */
function signIn({ factor = null, seconds = 0, isThere = true, isErased = false, rotated }: Outside = {}) {
  const done: unknown[] = []
  const note = (...call: readonly unknown[]) => {
    done.push(call.length === 1 ? call[0] : call)
  }
  const rules = makeSignIn<string>({
    store: {
      addUser: async (asked, passwordHash) =>
        asked === email
          ? err(fieldErrors({ field: 'email', code: 'email/taken' }))
          : ok({ ...orlova, email: asked, passwordHash }),
      findUserByEmail: async (asked) => (isThere && asked === email ? orlova : null),
      findUserById: async () => (isThere ? orlova : null),
      factorOf: async () => factor,
    },
    sessions: {
      openSession: async (opened) => {
        note('open', opened)
        return isErased ? null : session
      },
      rotate: async (...asked) => {
        note('rotate', ...asked)
        return rotated ?? ok({ user: someone, session })
      },
      closeSession: async (hash) => note('close', hash),
    },
    passwords: {
      hash: async (one) => `hash of ${one}`,
      verify: async (one, hash) => hash === `hash of ${one}`,
      verifyNoOne: async () => {
        note('no one')
        return false
      },
    },
    secrets: {
      makeNew: async () => ({ secret: 'new', secretHash: '#new' }),
      makeNext: async (shown) => ({ secret: `${shown}+`, secretHash: `#${shown}+` }),
      hash: async (secret) => `#${secret}`,
    },
    clock: { now: () => now, today: () => expect.fail('no day is asked') },
    issueToken: async ({ email: whose }, of) => `${whose} ${of}`,
    waitToRegister: async () => seconds,
    permit: async (asked, from, user) => {
      note('try', asked, from, user?.id ?? null)
      return seconds > 0
        ? { is: 'refused', seconds }
        : { is: 'given', forgive: async () => note('forgive'), giveBack: async () => note('give back') }
    },
    look: ({ is }, { secret }) => (is === 'time' ? { is, secret, step: 5 } : null),
    pass: async (_user, shown) => {
      note('pass', shown)
      return ok(null)
    },
    nameDevice: (from) => `at ${from}`,
    welcome: async ({ email: whose }) => note('welcome', whose),
  })
  return { ...rules, done }
}

const opened = [
  'open',
  { user: someone, device: 'at desk', tokenHash: '#new', now, expiresAt: addSeconds(now, 60 * DAY) },
]

test('a right password opens a session of sixty days, and forgives the tries before it', async () => {
  const { logIn, done } = signIn()
  expect(await logIn(email, password, 'desk')).toEqual(
    ok({ user: orlova, tokens: { accessToken: `${email} 7`, refreshToken: 'new' } }),
  )
  expect(done).toEqual([['try', email, 'desk', someone], 'forgive', opened])
})

test('an account that is erased while its password is looked at is one of nobody', async () => {
  const { logIn } = signIn({ isErased: true })
  expect(await logIn(email, password, 'desk')).toEqual(err({ code: 'auth/wrong-credentials' }))
})

test('a wrong password and an e-mail of nobody are one answer, each after a try and a hash', async () => {
  const [wrong, nobody] = [signIn(), signIn({ isThere: false })]
  const refused = err({ code: 'auth/wrong-credentials' })
  expect(await wrong.logIn(email, 'другой', 'desk')).toEqual(refused)
  expect(await nobody.logIn(email, password, 'desk')).toEqual(refused)
  expect(wrong.done).toEqual([['try', email, 'desk', someone]])
  expect(nobody.done).toEqual([['try', email, 'desk', null], 'no one'])
})

test('who has tried too often is told how long to wait, and no password is looked at', async () => {
  const { logIn, register, done } = signIn({ seconds: 30 })
  const refused = err({ code: 'auth/too-many-attempts', seconds: 30 })
  expect(await logIn(email, password, 'desk')).toEqual(refused)
  expect(await register('new@example.ru', password, 'desk')).toEqual(refused)
  expect(done).toEqual([['try', email, 'desk', someone]])
})

test('an account with a second factor asks for a code, which costs no try, and takes it once', async () => {
  const { logIn, done } = signIn({ factor })
  expect(await logIn(email, password, 'desk')).toEqual(err({ code: 'auth/second-factor' }))
  expect(done.at(-1)).toBe('give back')
  expect((await logIn(email, password, 'desk', '123 456')).ok).toBe(true)
  expect(done.slice(-3)).toEqual([['pass', { is: 'time', secret: 'ABC', step: 5 }], 'forgive', opened])
})

test('a code that is none is refused before a try is taken, a wrong one after it', async () => {
  const { logIn, done } = signIn({ factor })
  expect((await logIn(email, password, 'desk', '')).ok).toBe(false)
  expect(done).toEqual([])
  expect(await logIn(email, password, 'desk', 'ABCDABCDABCDABCDABCDABCD')).toEqual(err(wrongFactorCode))
  expect(done).toEqual([['try', email, 'desk', someone]])
})

test('a factor that was not confirmed yet asks for nothing', async () => {
  const { logIn } = signIn({ factor: { ...factor, since: null } })
  expect((await logIn(email, password, 'desk')).ok).toBe(true)
})

test('a new account is welcomed and signed in; a taken e-mail is neither', async () => {
  const { register, done } = signIn()
  expect((await register('new@example.ru', password, 'desk')).ok).toBe(true)
  expect(done).toEqual([['welcome', 'new@example.ru'], opened])
  expect((await register(email, password, 'desk')).ok).toBe(false)
  expect(done).toHaveLength(2)
})

test('a token is replaced by what follows it', async () => {
  const { refresh, done } = signIn()
  expect(await refresh('old')).toEqual(ok({ accessToken: `${email} 7`, refreshToken: 'old+' }))
  expect(done).toEqual([['rotate', '#old', '#old+', now, addSeconds(now, 60 * DAY)]])
})

test('why a token is refused is told besides; of an account that is gone nothing is', async () => {
  const reused = signIn({ rotated: err({ code: 'refresh/reused' }) })
  expect(await reused.refresh('old')).toEqual(err({ code: 'auth/refresh-refused', why: 'refresh/reused' }))
  expect(await signIn({ isThere: false }).refresh('old')).toEqual(err({ code: 'auth/refresh-refused' }))
})

test('signing out ends the session of the token', async () => {
  const { logOut, done } = signIn()
  await logOut('old')
  expect(done).toEqual([['close', '#old']])
})
