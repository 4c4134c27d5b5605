import type { Clock } from '../shared/dates/clock.ts'
import type { SessionId, UserId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { Unavailable } from '../shared/results/unavailable.ts'
import type { LoginRefusal, RefreshRefused, RegisterRefusal, Tokens } from './account.ts'
import type { AccountStore, StoredUser } from './account-store.ts'
import {
  type FactorCode,
  readFactorCode,
  type WrongFactorCode,
  wrongFactorCode,
} from './second-factor/factor-code.ts'
import type { SecondFactor, ShownFactor } from './second-factor/second-factor.ts'
import { computeRefreshEnd, type RotationRefused, type Sessions } from './sessions.ts'
import type { Permit } from './tries.ts'

/** How passwords are kept. */
export type Passwords = {
  /** Hashes a password into a text that carries its own cost and salt. */
  hash(password: string): Promise<string>
  /** A hash of another make is no match. */
  verify(password: string, hash: string): Promise<boolean>
  /** Takes as long as checking a real password does, so that the time tells no one whether the e-mail is known. */
  verifyNoOne(password: string): Promise<false>
}

/** A refresh token and what is kept of it. */
export type Secret = { readonly secret: string; readonly secretHash: string }

export type RefreshSecrets = {
  makeNew(): Promise<Secret>
  /** What comes after a token that is shown. */
  makeNext(shown: string): Promise<Secret>
  hash(secret: string): Promise<string>
}

/** A try to sign in that was taken, or not; `giveBack`: it counts for nothing, those before it do. */
export type SignInPermit =
  | Extract<Permit, { is: 'refused' }>
  | (Extract<Permit, { is: 'given' }> & { giveBack(): Promise<void> })

/** What the rules of signing in need; `From` is what is known of where somebody signs in. */
export type SignInNeeds<From> = {
  readonly store: AccountStore
  readonly sessions: Pick<Sessions, 'openSession' | 'rotate' | 'closeSession'>
  readonly passwords: Passwords
  readonly secrets: RefreshSecrets
  readonly clock: Clock
  readonly issueToken: (user: StoredUser, session: SessionId) => Promise<string>
  /** The seconds until an account may be made; 0: now. */
  readonly waitToRegister: (from: From) => Promise<number>
  /** Takes a try; the user is null where nobody has the e-mail. */
  readonly permit: (email: string, from: From, user: StoredUser | null) => Promise<SignInPermit>
  /** What a code shows; null for a wrong one. */
  readonly look: (code: FactorCode, factor: SecondFactor) => ShownFactor | null
  /** Uses what was shown, once. */
  readonly pass: (user: UserId, shown: ShownFactor) => Promise<Result<null, WrongFactorCode>>
  readonly nameDevice: (from: From) => string
  /** What is done for an account that has just been made. */
  readonly welcome: (user: StoredUser) => Promise<void>
}

type WrongCredentials = Extract<LoginRefusal, { readonly code: 'auth/wrong-credentials' }>

/** Whoever has just signed in, with their tokens. */
export type Entered = { readonly user: StoredUser; readonly tokens: Tokens }

/** The rules of signing in; e-mails and passwords have been parsed. Wrong credentials never say which of the two was wrong. */
export type SignIn<From> = {
  register(email: string, password: string, from: From): Promise<Result<Entered, RegisterRefusal>>
  logIn(
    email: string,
    password: string,
    from: From,
    factorCode?: string,
  ): Promise<Result<Entered, LoginRefusal>>
  /** `why` is for the security log alone; absent where the account is gone. */
  refresh(
    refreshToken: string,
  ): Promise<Result<Tokens, RefreshRefused & { readonly why?: RotationRefused['code'] }>>
  logOut(refreshToken: string): Promise<void>
}

export function makeSignIn<From>(needs: SignInNeeds<From>): SignIn<From> {
  const { store, sessions, passwords, secrets, clock } = needs
  const enter = async (user: StoredUser, from: From): Promise<Result<Entered, WrongCredentials>> => {
    const { secret: refreshToken, secretHash: tokenHash } = await secrets.makeNew()
    const now = clock.now()
    const session = await sessions.openSession({
      ...{ user: user.id, device: needs.nameDevice(from), tokenHash, now },
      expiresAt: computeRefreshEnd(now),
    })
    // It was erased while its password was looked at.
    if (session === null) return err({ code: 'auth/wrong-credentials' })
    return ok({ user, tokens: { accessToken: await needs.issueToken(user, session), refreshToken } })
  }
  return {
    async register(email, password, from) {
      const seconds = await needs.waitToRegister(from)
      if (seconds > 0) return err({ code: 'auth/too-many-attempts', seconds })
      const added = await store.addUser(email, await passwords.hash(password))
      if (!added.ok) return added
      await needs.welcome(added.value)
      const entered = await enter(added.value, from)
      if (!entered.ok) throw new Unavailable(503)
      return entered
    },
    async logIn(email, password, from, factorCode) {
      const code = factorCode === undefined ? null : readFactorCode(factorCode)
      if (code && !code.ok) return code
      const user = await store.findUserByEmail(email)
      const permit = await needs.permit(email, from, user)
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
        const shown = needs.look(code.value, factor)
        const passed = shown ? await needs.pass(user.id, shown) : err(wrongFactorCode)
        if (!passed.ok) return passed
      }
      await permit.forgive()
      return enter(user, from)
    },
    async refresh(refreshToken) {
      const [kept, next, now] = [
        await secrets.hash(refreshToken),
        await secrets.makeNext(refreshToken),
        clock.now(),
      ]
      const rotated = await sessions.rotate(kept, next.secretHash, now, computeRefreshEnd(now))
      if (!rotated.ok) return err({ code: 'auth/refresh-refused', why: rotated.error.code })
      const user = await store.findUserById(rotated.value.user)
      if (!user) return err({ code: 'auth/refresh-refused' })
      return ok({
        accessToken: await needs.issueToken(user, rotated.value.session),
        refreshToken: next.secret,
      })
    },
    logOut: async (refreshToken) => sessions.closeSession(await secrets.hash(refreshToken)),
  }
}
