import type { AccountStore } from '@osh/core/auth/account-store.ts'
import { readCredentials, readNewCredentials } from '@osh/core/auth/credentials.ts'
import { accountCalls, signInCalls } from '#adapters/wire/account-calls.ts'
import type { Api } from '../api.ts'
import { endpointOf } from '../endpoint-of.ts'
import { addressOf } from '../request/client-address.ts'
import { sendReply } from '../response/answers.ts'
import { signInFirst } from '../response/problems.ts'
import { serveAnyone } from '../serve.ts'
import type { SignIn } from '../sign-in/accounts.ts'

const described = {
  register: { summary: 'Creates an account and signs in', judge: readNewCredentials },
  logIn: { summary: 'Signs in', judge: readCredentials },
  refresh: 'Replaces a refresh token, and gives a new access token',
  logOut: 'Ends the session that the refresh token belongs to',
}

/** Registration, sign-in, renewal, sign-out, and whose account it is. */
export function accountRoutes(api: Api, signIn: SignIn, store: AccountStore): void {
  serveAnyone(api, signInCalls, described, ({ c }) => ({
    register: (email, password) => signIn.register(email, password, addressOf(c)),
    logIn: (email, password) => signIn.logIn(email, password, addressOf(c)),
    refresh: signIn.refresh,
    logOut: async (token) => {
      await signIn.logOut(token)
      return null
    },
  }))
  const { answer } = accountCalls.account
  api.signedIn(endpointOf(accountCalls.account, "The caller's account"), async ({ c, user }) => {
    const found = await store.userById(user)
    return found ? sendReply(c, answer.status, answer.encode(found)) : signInFirst(c)
  })
}
