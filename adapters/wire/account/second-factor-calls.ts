import type {
  FactorSecret,
  FactorState,
  RecoveryCodes,
} from '@osh/core/account/second-factor/second-factor-desk.ts'
import { ownProofCodes } from '@osh/core/auth/own-refusal-codes.ts'
import { factorCodes, ownPasswordCodes } from '@osh/core/auth/refusal-codes.ts'
import * as z from 'zod/mini'
import { codec, done, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import { nothing } from '../contract/query-input.ts'
import { givenText, moment } from '../wire-format.ts'

const state = codec(z.object({ since: z.nullable(moment), codesLeft: z.int() }), {
  encode: ({ since, codesLeft }: FactorState) => ({ since, codesLeft }),
  decode: (json): FactorState => json,
})

const secret = codec(z.object({ secret: z.string(), address: z.string() }), {
  encode: ({ secret, address }: FactorSecret) => ({ secret, address }),
  decode: (json): FactorSecret => json,
})

const codes = codec(z.object({ codes: z.array(z.string()) }), {
  encode: ({ codes }: RecoveryCodes) => ({ codes: [...codes] }),
  decode: (json): RecoveryCodes => json,
})

const PATH = '/api/account/second-factor'
const password = z.object({ currentPassword: givenText })
const code = z.object({ factorCode: givenText })
const both = z.object({ currentPassword: givenText, factorCode: givenText })
const refusesCode = ['auth/too-many-attempts', ...factorCodes] as const
/** Refusals of a call that takes the password and a code. */
export const refusesProof = ['auth/too-many-attempts', ...ownProofCodes] as const

/** The second factor of the caller. What is answered is shown once, and kept under no key. */
export const secondFactorCalls = {
  state: query({ path: PATH, who: 'signedIn', input: nothing, answer: one(state) }),
  begin: call({
    path: `${PATH}/secret`,
    who: 'signedIn',
    keepsNothing: true,
    input: sentDetails({ fields: password }),
    answer: one(secret),
    refuses: ['email/unconfirmed', 'factor/on', 'auth/too-many-attempts', ...ownPasswordCodes],
  }),
  confirm: call({
    path: PATH,
    who: 'signedIn',
    keepsNothing: true,
    input: sentDetails({ fields: code }),
    answer: one(codes),
    refuses: refusesCode,
  }),
  replaceCodes: call({
    path: `${PATH}/recovery-codes`,
    who: 'signedIn',
    keepsNothing: true,
    input: sentDetails({ fields: both }),
    answer: one(codes),
    refuses: refusesProof,
  }),
  end: call({
    path: `${PATH}/end`,
    who: 'signedIn',
    keepsNothing: true,
    input: sentDetails({ fields: both }),
    answer: done,
    refuses: refusesProof,
  }),
}
