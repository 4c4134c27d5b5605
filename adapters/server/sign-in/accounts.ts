import type { FactorCommands } from '@osh/core/account/second-factor/factor-commands.ts'
import type { LoginRefusal, RefreshRefused, RegisterRefusal, Tokens, UserId } from '@osh/core/auth/account.ts'
import type { AccountStore, StoredUser } from '@osh/core/auth/account-store.ts'
import { nameDevice } from '@osh/core/auth/device.ts'
import { readFactorCode, wrongFactorCode } from '@osh/core/auth/second-factor/factor-code.ts'
import { computeRefreshEnd, type RotationRefused, type Sessions } from '@osh/core/auth/sessions.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { KeyRing } from './key-ring.ts'
import type { Cookies, KnownDevices } from './known-devices.ts'
import type { Passwords } from './passwords.ts'
import { hashSecret, makeNewSecret, makeSuccessor } from './secrets.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import { lookAtCode } from './time-codes.ts'

/** Where a sign-in comes from: the address, what the program at it calls itself, and what it keeps of sign-ins before. */
export type Visitor = { readonly address: string; readonly agent: string; readonly cookies: Cookies }

/** Tokens, and the cookie by which the browser will be known. */
export type SignedIn = Tokens & { readonly cookie: string }

type Why = { readonly why: RotationRefused['code'] }

export type SignIn = {
  register(email: string, password: string, from: Visitor): Promise<Result<SignedIn, RegisterRefusal>>
  logIn(
    email: string,
    password: string,
    from: Visitor,
    factorCode?: string,
  ): Promise<Result<SignedIn, LoginRefusal>>
  /** `why` is for the security log alone. */
  refresh(refreshToken: string): Promise<Result<Tokens, RefreshRefused & Partial<Why>>>
  logOut(refreshToken: string): Promise<void>
  /** The cookie by which the browser is known whose person is signed in; throws `Unavailable` for no one's. */
  cookieOf(user: UserId): Promise<string>
}

type Needs = {
  readonly store: AccountStore
  readonly factorOf: (user: UserId) => Pick<FactorCommands, 'pass'>
  readonly sessions: Sessions
  readonly tokens: AccessTokens
  readonly limits: SignInLimits
  readonly devices: KnownDevices
  readonly keys: Pick<KeyRing, 'newest'>
  readonly passwords: Passwords
  readonly clock: Clock
  /** What is done for an account that has just been made. */
  readonly welcome: (user: StoredUser) => Promise<void>
}

/** The rules of signing in; e-mails and passwords have been parsed. */
export function makeAccounts({
  store,
  factorOf,
  sessions,
  tokens,
  limits,
  devices,
  keys,
  passwords,
  clock,
  welcome,
}: Needs): SignIn {
  const begin = async (user: StoredUser, { agent }: Visitor): Promise<SignedIn> => {
    const { secret: refreshToken, secretHash: tokenHash } = makeNewSecret()
    const session = await sessions.openSession({
      user: user.id,
      device: nameDevice(agent),
      tokenHash,
      now: clock.now(),
      expiresAt: computeRefreshEnd(clock.now()),
    })
    const cookie = await devices.cookieFor(user)
    return { accessToken: await tokens.issue(user, session), refreshToken, cookie }
  }
  return {
    async register(email, password, from) {
      const seconds = await limits.registration(from.address)
      if (seconds > 0) return err({ code: 'auth/too-many-attempts', seconds })
      const added = await store.addUser(email, await passwords.hash(password))
      if (!added.ok) return added
      await welcome(added.value)
      return ok(await begin(added.value, from))
    },
    async logIn(email, password, from, factorCode) {
      const code = factorCode === undefined ? null : readFactorCode(factorCode)
      if (code && !code.ok) return code
      const user = await store.findUserByEmail(email)
      const device = user && (await devices.deviceOf(user, from.cookies))
      const permit = await limits.signIn(email, from.address, device)
      if (permit.is === 'refused') return err({ code: 'auth/too-many-attempts', seconds: permit.seconds })
      const right = user
        ? await passwords.verify(password, user.passwordHash)
        : await passwords.verifyNoOne(password)
      if (!user || !right) return err({ code: 'auth/wrong-credentials' })
      const factor = await store.factorOf(user.id)
      if (factor && factor.since !== null) {
        if (code === null) {
          await permit.giveBack()
          return err({ code: 'auth/second-factor' })
        }
        const shown = lookAtCode(code.value, factor, clock.now())
        const passed = shown ? await factorOf(user.id).pass({ shown }) : err(wrongFactorCode)
        if (!passed.ok) return passed
      }
      await permit.forgive()
      return ok(await begin(user, from))
    },
    async refresh(refreshToken) {
      const { key } = await keys.newest('refresh-token')
      const next = makeSuccessor(refreshToken, key)
      const kept = hashSecret(refreshToken)
      const rotated = await sessions.rotate(
        kept,
        hashSecret(next),
        clock.now(),
        computeRefreshEnd(clock.now()),
      )
      const user = rotated.ok ? await store.findUserById(rotated.value.user) : null
      if (!rotated.ok) return err({ code: 'auth/refresh-refused', why: rotated.error.code })
      if (!user) return err({ code: 'auth/refresh-refused' })
      return ok({ accessToken: await tokens.issue(user, rotated.value.session), refreshToken: next })
    },
    logOut: (refreshToken) => sessions.closeSession(hashSecret(refreshToken)),
    async cookieOf(id) {
      const user = await store.findUserById(id)
      if (!user) throw new Unavailable(401)
      return devices.cookieFor(user)
    },
  }
}
