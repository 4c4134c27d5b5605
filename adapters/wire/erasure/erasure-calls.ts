import type { OwnProof } from '@osh/core/auth/own-proof.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { FieldErrors } from '@osh/core/shared/results/refusals.ts'
import { ok, type Result } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { refusesProof } from '../account/second-factor-calls.ts'
import { ofCompanyAlone } from '../company-calls.ts'
import { asItIs, done, one } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { ofOneAlone } from '../contract/command-input.ts'
import type { InputCodec } from '../contract/input.ts'
import type { OfCompany, OfNoOne } from '../contract/who.ts'
import { readGiven, type WireCode } from '../read-given.ts'
import { day, givenText } from '../wire-format.ts'

type Confirmation = { readonly confirmation: unknown } & OwnProof

const fields = z.object({
  confirmation: givenText,
  currentPassword: givenText,
  factorCode: givenText,
})

const readConfirmation = (body: Input): Result<Confirmation, FieldErrors<WireCode>> => {
  const given = readGiven(fields, body)
  if (!given.ok) return given
  const { confirmation, ...proof } = given.value
  return ok({ confirmation, ...proof })
}

/** `method({ confirmation, currentPassword, factorCode })`: what the person has typed, as it is; core judges it. */
const confirmed: InputCodec<OfNoOne, [Confirmation], WireCode> = {
  body: fields,
  read: ({ body }) => {
    const given = readConfirmation(body)
    return given.ok ? ok([given.value]) : given
  },
  write: (body) => ({ of: {}, body }),
}

/** `method({ companyId, confirmation, currentPassword, factorCode })` of the company that the path names. */
const confirmedOfCompany: InputCodec<OfCompany, [OfCompany & Confirmation], WireCode> = {
  body: fields,
  read: ({ of, body }) => {
    const given = readConfirmation(body)
    return given.ok ? ok([{ ...of, ...given.value }]) : given
  },
  write: ({ companyId, ...body }) => ({ of: { companyId }, body }),
}

/** `method({})` */
const takesNothing: InputCodec<OfNoOne, [object], never> = {
  read: () => ok([{}]),
  write: () => ({ of: {} }),
}

const closing = asItIs(z.object({ closesOn: day }))

/** Erasing for good: of a person who has left at once, of a company and an account after 30 days. */
export const erasureCalls = {
  employee: call({
    path: '/api/employees/{id}/erasure',
    who: { ownerOf: 'employee' },
    right: 'change',
    input: ofOneAlone<'employee'>(),
    answer: done,
    refuses: ['not-found', 'erasure/employed', 'erasure/memo-active', 'erasure/kept-by-law'],
  }),
  close: call({
    path: '/api/companies/{id}/closing',
    who: 'member',
    right: 'close-company',
    input: confirmedOfCompany,
    answer: one(closing),
    refuses: ['not-found', 'erasure/not-owner', 'confirmation/other-name', ...refusesProof],
  }),
  keep: call({
    method: 'delete',
    path: '/api/companies/{id}/closing',
    who: 'member',
    right: 'close-company',
    input: ofCompanyAlone,
    answer: done,
    refuses: ['not-found', 'erasure/not-owner'],
  }),
  closeAccount: call({
    path: '/api/account/closing',
    who: 'signedIn',
    input: confirmed,
    answer: one(closing),
    refuses: ['not-found', 'confirmation/other-email', ...refusesProof],
  }),
  keepAccount: call({
    method: 'delete',
    path: '/api/account/closing',
    who: 'signedIn',
    input: takesNothing,
    answer: done,
    refuses: ['not-found'],
  }),
}
