import type { AccountStore } from '@osh/core/auth/account-store.ts'
import { parseEmail, parseNewPassword, parsePassword } from '@osh/core/auth/credentials.ts'
import type { FieldErrors } from '@osh/core/shared/refusals.ts'
import { fieldErrors } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import {
  accountJson,
  credentialsGiven,
  encodeTokens,
  refreshGiven,
  tokensJson,
} from '#adapters/wire/account-wire.ts'
import { readGiven } from '#adapters/wire/read-given.ts'
import type { Api } from '../api.ts'
import { addressOf } from '../request/client-address.ts'
import { answer, done, sendJson } from '../response/answers.ts'
import { refuse, signInFirst } from '../response/problems.ts'
import type { SignIn } from '../sign-in/accounts.ts'

/** Registration, sign-in, renewal, sign-out, and whose account it is. */
export function accountRoutes(api: Api, signIn: SignIn, store: AccountStore): void {
  beginRoutes(api, signIn)
  sessionRoutes(api, signIn)
  api.signedIn(
    {
      method: 'get',
      path: '/api/account',
      summary: "The caller's account",
      answer: { status: 200, json: accountJson },
    },
    async ({ c, user }) => {
      const found = await store.userById(user)
      return found ? sendJson(c, { email: found.email }) : signInFirst(c)
    },
  )
}

function beginRoutes(api: Api, signIn: SignIn): void {
  api.anyone(
    {
      method: 'post',
      path: '/api/register',
      summary: 'Creates an account and signs in',
      body: credentialsGiven,
      answer: { status: 201, json: tokensJson },
      refuses: [429],
    },
    async ({ c, body }) => {
      const given = readNewCredentials(body)
      if (!given.ok) return refuse(c, given.error)
      const { email, password } = given.value
      return answer(c, await signIn.register(email, password, addressOf(c)), encodeTokens, 201)
    },
  )
  api.anyone(
    {
      method: 'post',
      path: '/api/login',
      summary: 'Signs in',
      body: credentialsGiven,
      answer: { status: 200, json: tokensJson },
      refuses: [401, 429],
    },
    async ({ c, body }) => {
      const given = readCredentials(body)
      if (!given.ok) return refuse(c, given.error)
      const { email, password } = given.value
      return answer(c, await signIn.logIn(email, password, addressOf(c)), encodeTokens)
    },
  )
}

function sessionRoutes(api: Api, signIn: SignIn): void {
  api.anyone(
    {
      method: 'post',
      path: '/api/refresh',
      summary: 'Replaces a refresh token, and gives a new access token',
      body: refreshGiven,
      answer: { status: 200, json: tokensJson },
    },
    async ({ c, body }) => {
      const given = readGiven(refreshGiven, body)
      const token = given.ok ? given.value.refreshToken : null
      if (typeof token !== 'string') return refuse(c, { code: 'auth/refresh-refused' })
      return answer(c, await signIn.refresh(token), encodeTokens)
    },
  )
  api.anyone(
    {
      method: 'post',
      path: '/api/logout',
      summary: 'Ends the session that the refresh token belongs to',
      body: refreshGiven,
      answer: { status: 204 },
    },
    async ({ c, body }) => {
      const given = readGiven(refreshGiven, body)
      if (!given.ok) return refuse(c, given.error)
      const { refreshToken } = given.value
      if (typeof refreshToken === 'string') await signIn.logOut(refreshToken)
      return done(c)
    },
  )
}

type Credentials = { readonly email: string; readonly password: string }

/** Of a new account: both are judged. */
function readNewCredentials(body: unknown): Result<Credentials, FieldErrors> {
  const given = readGiven(credentialsGiven, body)
  return given.ok ? both(parseEmail(given.value.email), parseNewPassword(given.value.password)) : given
}

/** Of a sign-in: both must be there; what is no e-mail or no password of ours is simply wrong. */
function readCredentials(body: unknown): Result<Credentials, FieldErrors> {
  const given = readGiven(credentialsGiven, body)
  if (!given.ok) return given
  const { email, password } = given.value
  const known = parseEmail(email)
  return both(
    known.ok || isBlank(email) ? known : ok(String(email).toLowerCase()),
    isBlank(password) ? parsePassword(password) : ok(String(password)),
  )
}

function both(
  email: Result<string, FieldErrors>,
  password: Result<string, FieldErrors>,
): Result<Credentials, FieldErrors> {
  if (email.ok && password.ok) return ok({ email: email.value, password: password.value })
  return err(fieldErrors(...[email, password].flatMap((read) => (read.ok ? [] : read.error.errors))))
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || String(value).trim() === ''
