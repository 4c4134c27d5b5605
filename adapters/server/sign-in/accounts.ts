import { createHash, randomBytes } from 'node:crypto'
import type { LoginRefusal, RefreshRefused, RegisterRefusal, Tokens } from '@osh/core/auth/account.ts'
import type { AccountStore, StoredUser } from '@osh/core/auth/account-store.ts'
import { deviceOf } from '@osh/core/auth/device.ts'
import type { Sessions } from '@osh/core/auth/sessions.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { Passwords } from './passwords.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** Days that a refresh token works if no one uses it. */
const REFRESH_DAYS = 60

/** Where a sign-in comes from: the address, and what the program at it calls itself. */
export type Visitor = { readonly address: string; readonly agent: string }

export type SignIn = {
  register(email: string, password: string, from: Visitor): Promise<Result<Tokens, RegisterRefusal>>
  logIn(email: string, password: string, from: Visitor): Promise<Result<Tokens, LoginRefusal>>
  refresh(refreshToken: string): Promise<Result<Tokens, RefreshRefused>>
  logOut(refreshToken: string): Promise<void>
}

type Needs = {
  readonly store: AccountStore
  readonly sessions: Sessions
  readonly tokens: AccessTokens
  readonly limits: SignInLimits
  readonly passwords: Passwords
  readonly clock: Clock
}

/** The rules of signing in; e-mails and passwords have been parsed. */
export function makeAccounts({ store, sessions, tokens, limits, passwords, clock }: Needs): SignIn {
  const begin = async (user: StoredUser, { agent }: Visitor): Promise<Tokens> => {
    const refreshToken = newRefreshToken()
    const session = await sessions.openSession({
      user: user.id,
      device: deviceOf(agent),
      tokenHash: sha256(refreshToken),
      now: clock.now(),
      expiresAt: expiry(clock),
    })
    return { accessToken: await tokens.issue(user, session), refreshToken }
  }
  return {
    async register(email, password, from) {
      const { address } = from
      if (await limits.isAddressExhausted(address)) return err({ code: 'auth/too-many-attempts' })
      const added = await store.addUser(email, await passwords.hash(password))
      if (added.ok) return ok(await begin(added.value, from))
      await limits.addAddressFailure(address)
      return added
    },
    async logIn(email, password, from) {
      const { address } = from
      if (await limits.isExhausted(email, address)) return err({ code: 'auth/too-many-attempts' })
      const user = await store.userByEmail(email)
      const right = user
        ? await passwords.verify(password, user.passwordHash)
        : await passwords.verifyNobody(password)
      if (!user || !right) {
        const beyond = await limits.addFailure(email, address)
        return err({ code: beyond ? 'auth/too-many-attempts' : 'auth/wrong-credentials' })
      }
      if (await limits.isExhausted(email, address)) return err({ code: 'auth/too-many-attempts' })
      await limits.forgive(email)
      return ok(await begin(user, from))
    },
    async refresh(refreshToken) {
      const next = newRefreshToken()
      const rotated = await sessions.rotate(sha256(refreshToken), sha256(next), clock.now(), expiry(clock))
      const user = rotated.ok ? await store.userById(rotated.value.user) : null
      if (!rotated.ok || !user) return err({ code: 'auth/refresh-refused' })
      return ok({ accessToken: await tokens.issue(user, rotated.value.session), refreshToken: next })
    },
    logOut: (refreshToken) => sessions.closeSession(sha256(refreshToken)),
  }
}

const newRefreshToken = (): string => randomBytes(32).toString('base64url')

/** Refresh tokens are random, so that a plain hash keeps them as safe as a slow one. */
const sha256 = (token: string): string => createHash('sha256').update(token).digest('hex')

const expiry = (clock: Clock): Instant =>
  new Date(Date.parse(clock.now()) + REFRESH_DAYS * 86_400_000).toISOString() as Instant
