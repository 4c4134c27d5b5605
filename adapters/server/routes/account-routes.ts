import { readCredentials, readNewCredentials } from '@osh/core/auth/credentials.ts'
import type { Context } from 'hono'
import { accountCalls } from '#adapters/wire/account-calls.ts'
import { signInCalls } from '#adapters/wire/sign-in-calls.ts'
import type { Api } from '../api.ts'
import { addressOf } from '../request/client-address.ts'
import { serve, serveAnyone } from '../serve.ts'
import type { SignIn, Visitor } from '../sign-in/accounts.ts'

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
export function accountRoutes(api: Api, signIn: SignIn): void {
  serveAnyone(api, signInCalls, described, ({ c }) => ({
    register: (email, password) => signIn.register(email, password, visitorOf(c)),
    logIn: (email, password) => signIn.logIn(email, password, visitorOf(c)),
    refresh: signIn.refresh,
    logOut: async (token) => {
      await signIn.logOut(token)
      return null
    },
  }))
  serve(api, accountCalls, ofOwn, ({ records }) => records.account)
}

const visitorOf = (c: Context): Visitor => ({
  address: addressOf(c),
  agent: c.req.header('user-agent') ?? '',
})
