import { type Account, emailConfirmations, profileCodes } from '@osh/core/auth/profile.ts'
import * as z from 'zod/mini'
import { codec, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import { nothing } from '../contract/query-input.ts'
import { day, givenText } from '../wire-format.ts'

/** What people are called; null while they have not said. */
export const profileShape = { fullname: z.nullable(z.string()), position: z.nullable(z.string()) }

const account = codec(
  z.object({
    email: z.string(),
    confirmation: z.enum(emailConfirmations),
    ...profileShape,
    closesOn: z.nullable(day),
    isOperator: z.boolean(),
  }),
  {
    encode: ({ email, confirmation, fullname, position, closesOn, isOperator }: Account) => ({
      ...{ email, confirmation, fullname, position, closesOn, isOperator },
    }),
    decode: (json): Account => json,
  },
)

/** The caller's account. */
export const accountCalls = {
  readAccount: query({
    path: '/api/account',
    who: 'signedIn',
    input: nothing,
    answer: one(account),
  }),
  introduce: call({
    method: 'patch',
    path: '/api/account',
    who: 'signedIn',
    input: sentDetails({ fields: z.object({ fullname: givenText, position: givenText }) }),
    answer: one(account),
    refuses: profileCodes,
  }),
}
