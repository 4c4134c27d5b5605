import type { FactorCommands } from '@osh/core/account/second-factor/factor-commands.ts'
import type { LoginRefusal, RegisterRefusal, Tokens, UserId } from '@osh/core/auth/account.ts'
import { nameDevice } from '@osh/core/auth/device.ts'
import {
  type Entered,
  makeSignIn,
  type SignInNeeds,
  type SignIn as SignInRules,
} from '@osh/core/auth/sign-in.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { AccessTokens } from './access-tokens.ts'
import type { KeyRing } from './key-ring.ts'
import type { Cookies, KnownDevices } from './known-devices.ts'
import { hashSecret, makeNewSecret, makeSuccessor } from './secrets.ts'
import type { SignInLimits } from './sign-in-limits.ts'
import { lookAtCode } from './time-codes.ts'

/** Where a sign-in comes from: the address, what the program at it calls itself, and what it keeps of sign-ins before. */
export type Visitor = { readonly address: string; readonly agent: string; readonly cookies: Cookies }

/** Tokens, and the cookie by which the browser will be known. */
export type SignedIn = Tokens & { readonly cookie: string }

/** Signing in at the server: whoever enters gets a cookie besides. */
export type SignIn = Pick<SignInRules<Visitor>, 'refresh' | 'logOut'> & {
  register(email: string, password: string, from: Visitor): Promise<Result<SignedIn, RegisterRefusal>>
  logIn(
    email: string,
    password: string,
    from: Visitor,
    factorCode?: string,
  ): Promise<Result<SignedIn, LoginRefusal>>
  /** The cookie by which the browser is known whose person is signed in; throws `Unavailable` for no one's. */
  cookieOf(user: UserId): Promise<string>
}

type Needs = Pick<SignInNeeds<Visitor>, 'store' | 'sessions' | 'passwords' | 'clock' | 'welcome'> & {
  readonly factorOf: (user: UserId) => Pick<FactorCommands, 'pass'>
  readonly tokens: AccessTokens
  readonly limits: SignInLimits
  readonly devices: KnownDevices
  readonly keys: Pick<KeyRing, 'newest'>
}

export function makeAccounts({ factorOf, tokens, limits, devices, keys, ...same }: Needs): SignIn {
  const rules = makeSignIn<Visitor>({
    ...same,
    secrets: {
      makeNew: async () => makeNewSecret(),
      makeNext: async (shown) => {
        const secret = makeSuccessor(shown, (await keys.newest('refresh-token')).key)
        return { secret, secretHash: hashSecret(secret) }
      },
      hash: async (secret) => hashSecret(secret),
    },
    issueToken: (user, session) => tokens.issue(user, session),
    waitToRegister: ({ address }) => limits.registration(address),
    permit: async (email, { address, cookies }, user) =>
      limits.signIn(email, address, user && (await devices.deviceOf(user, cookies))),
    look: (code, factor) => lookAtCode(code, factor, same.clock.now()),
    pass: (user, shown) => factorOf(user).pass({ shown }),
    nameDevice: ({ agent }) => nameDevice(agent),
  })
  const addCookie = async <R>(entered: Result<Entered, R>): Promise<Result<SignedIn, R>> =>
    entered.ok
      ? ok({ ...entered.value.tokens, cookie: await devices.cookieFor(entered.value.user) })
      : entered
  return {
    register: async (...asked) => addCookie(await rules.register(...asked)),
    logIn: async (...asked) => addCookie(await rules.logIn(...asked)),
    refresh: (token) => rules.refresh(token),
    logOut: (token) => rules.logOut(token),
    cookieOf: async (id) => {
      const user = await same.store.findUserById(id)
      if (!user) throw new Unavailable(401)
      return devices.cookieFor(user)
    },
  }
}
