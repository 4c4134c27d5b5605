import type { Caller } from '@osh/core/auth/account.ts'
import { readCredentials } from '@osh/core/auth/credentials.ts'
import { readNewCredentials } from '@osh/core/auth/new-password.ts'
import type { OwnSignIns } from '@osh/core/auth/own-sign-ins.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { accountCalls } from '#adapters/wire/account-calls.ts'
import { ownSignInCalls } from '#adapters/wire/own-sign-in-calls.ts'
import { signInCalls } from '#adapters/wire/sign-in-calls.ts'
import type { Api } from '../api.ts'
import type { AddressOf } from '../request/client-address.ts'
import { serve, serveAnyone } from '../serve.ts'
import type { SignedIn, SignIn, Visitor } from '../sign-in/accounts.ts'
import { isCommonPassword } from '../sign-in/common-passwords.ts'

const described = {
  register: {
    summary: 'Creates an account and signs in',
    judge: (given: Input) => readNewCredentials(given, isCommonPassword),
  },
  logIn: { summary: 'Signs in', judge: readCredentials },
  refresh: 'Replaces a refresh token, and gives a new access token',
  logOut: 'Ends the session that the refresh token belongs to',
}

const ofOwn = {
  account: "The caller's account",
  introduce: 'Says what papers and the history call the caller',
}

const ofSignIns = {
  devices: 'Where the caller is signed in, the one seen last first',
  signOut: 'Ends one of the caller’s sign-ins',
  signOutOthers: 'Ends all of the caller’s sign-ins but this one',
  changePassword:
    'Changes the password by `currentPassword` and `newPassword`, and ends all sign-ins but this one',
}

type Needs = {
  readonly signIn: SignIn
  readonly ownSignIns: (caller: Caller) => OwnSignIns
  readonly addressOf: AddressOf
}

/** Registration, sign-in, renewal, sign-out, and whose account it is. */
export function accountRoutes(api: Api, { signIn, ownSignIns, addressOf }: Needs): void {
  const visitorOf = (c: Context): Visitor => ({
    address: addressOf(c),
    agent: c.req.header('user-agent') ?? '',
    cookies: (name) => getCookie(c, name),
  })
  serveAnyone(api, signInCalls, described, ({ c }) => ({
    register: async (email, password) => known(c, await signIn.register(email, password, visitorOf(c))),
    logIn: async (email, password) => known(c, await signIn.logIn(email, password, visitorOf(c))),
    refresh: signIn.refresh,
    logOut: async (token) => {
      await signIn.logOut(token)
      return null
    },
  }))
  serve(api, accountCalls, ofOwn, ({ records }) => records.account)
  serve(api, ownSignInCalls, ofSignIns, ({ c, caller }) => ({
    ...ownSignIns(caller),
    changePassword: async (asked) => {
      const changed = await ownSignIns(caller).changePassword(asked)
      if (changed.ok) c.header('set-cookie', await signIn.cookieOf(caller.user))
      return changed
    },
  }))
}

/** The browser keeps the cookie that it is known by; programs need not. */
function known<R>(c: Context, signedIn: Result<SignedIn, R>): Result<SignedIn, R> {
  if (signedIn.ok) c.header('set-cookie', signedIn.value.cookie)
  return signedIn
}
