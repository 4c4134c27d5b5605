import { readCredentials, readNewCredentials } from '@osh/core/auth/credentials.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { accountCalls } from '#adapters/wire/account-calls.ts'
import { signInCalls } from '#adapters/wire/sign-in-calls.ts'
import type { Api } from '../api.ts'
import type { AddressOf } from '../request/client-address.ts'
import { serve, serveAnyone } from '../serve.ts'
import type { SignedIn, SignIn, Visitor } from '../sign-in/accounts.ts'

const described = {
  register: { summary: 'Creates an account and signs in', judge: readNewCredentials },
  logIn: { summary: 'Signs in', judge: readCredentials },
  refresh: 'Replaces a refresh token, and gives a new access token',
  logOut: 'Ends the session that the refresh token belongs to',
}

const ofOwn = {
  account: "The caller's account",
  introduce: 'Says what papers and the history call the caller',
}

/** Registration, sign-in, renewal, sign-out, and whose account it is. */
export function accountRoutes(api: Api, signIn: SignIn, addressOf: AddressOf): void {
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
}

/** The browser keeps the cookie that it is known by; programs need not. */
function known<R>(c: Context, signedIn: Result<SignedIn, R>): Result<SignedIn, R> {
  if (signedIn.ok) c.header('set-cookie', signedIn.value.cookie)
  return signedIn
}
