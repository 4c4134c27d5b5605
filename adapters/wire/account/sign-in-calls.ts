import type { Tokens } from '@osh/core/auth/account.ts'
import type { Credentials } from '@osh/core/auth/credentials.ts'
import { credentialCodes, factorCodes, newCredentialCodes } from '@osh/core/auth/refusal-codes.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec, done, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import type { InputCodec } from '../contract/input.ts'
import type { OfNoOne } from '../contract/who.ts'
import { readGiven, type WireCode } from '../read-given.ts'
import { givenText } from '../wire-format.ts'

const tokens = codec(
  z.object({ accessToken: z.string().check(z.minLength(1)), refreshToken: z.string().check(z.minLength(1)) }),
  {
    encode: ({ accessToken, refreshToken }: Tokens) => ({ accessToken, refreshToken }),
    decode: (json): Tokens => json,
  },
)

const credentialsGiven = z.object({ email: givenText, password: givenText })

/** `method(email, password)` */
const credentials: InputCodec<OfNoOne, [email: string, password: string], WireCode, Credentials> = {
  body: credentialsGiven,
  read: ({ body }, judge) => {
    const given = readGiven(credentialsGiven, body)
    const judged = given.ok ? judge(given.value) : given
    return judged.ok ? ok([judged.value.email, judged.value.password]) : judged
  },
  write: (email, password) => ({ of: {}, body: { email, password } }),
}

const signInGiven = z.extend(credentialsGiven, { factorCode: z.optional(givenText) })

/** `method(email, password, factorCode)`; the code only where the account asks for one. */
const credentialsWithCode: InputCodec<
  OfNoOne,
  [email: string, password: string, factorCode?: string],
  WireCode,
  Credentials
> = {
  body: signInGiven,
  read: ({ body }, judge) => {
    const given = readGiven(signInGiven, body)
    if (!given.ok) return given
    const judged = judge(given.value)
    if (!judged.ok) return judged
    const { email, password } = judged.value
    const { factorCode } = given.value
    return ok(factorCode === undefined ? [email, password] : [email, password, String(factorCode)])
  },
  write: (email, password, factorCode) => ({ of: {}, body: { email, password, factorCode } }),
}

const refreshGiven = z.object({ refreshToken: givenText })

/** What is no token is '', which no one was ever given. */
const tokenIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** `method(refreshToken)` */
const tokenToEnd: InputCodec<OfNoOne, [refreshToken: string], WireCode> = {
  body: refreshGiven,
  read: ({ body }) => {
    const given = readGiven(refreshGiven, body)
    return given.ok ? ok([tokenIn(given.value.refreshToken)]) : given
  },
  write: (refreshToken) => ({ of: {}, body: { refreshToken } }),
}

/** The same; whatever is no token is refused like one that is spent. */
const tokenToRenew: InputCodec<OfNoOne, [refreshToken: string], never> = {
  ...tokenToEnd,
  read: ({ body }) => ok([tokenIn(body.refreshToken)]),
}

/** Signing in and out. */
export const signInCalls = {
  register: call({
    path: '/api/register',
    who: 'anyone',
    input: credentials,
    answer: newOne(tokens),
    refuses: ['auth/too-many-attempts', ...newCredentialCodes, 'email/taken'],
  }),
  logIn: call({
    path: '/api/login',
    who: 'anyone',
    input: credentialsWithCode,
    answer: one(tokens),
    refuses: [
      'auth/wrong-credentials',
      'auth/second-factor',
      'auth/too-many-attempts',
      ...factorCodes,
      ...credentialCodes,
    ],
  }),
  refresh: call({
    path: '/api/refresh',
    who: 'anyone',
    input: tokenToRenew,
    answer: one(tokens),
    refuses: ['auth/refresh-refused'],
  }),
  logOut: query({
    method: 'post',
    path: '/api/logout',
    who: 'anyone',
    input: tokenToEnd,
    answer: done,
  }),
}
