import type { CompanyMember } from '@osh/core/members/member.ts'
import type { Offer } from '@osh/core/members/member-desk.ts'
import { membershipCodes } from '@osh/core/members/read-membership.ts'
import { roles } from '@osh/core/rights/role.ts'
import type { CompanyId, UserId } from '@osh/core/shared/identity.ts'
import { emailCodes } from '@osh/core/shared/input/email-codes.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { profileShape } from '../account/account-calls.ts'
import { asItIs, done, list, newOne, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany, inCompanyAlone } from '../contract/command-input.ts'
import type { InputCodec } from '../contract/input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { flat, thing } from '../contract/thing.ts'
import { readGiven, type WireCode } from '../read-given.ts'
import { memberCalls } from '../staff/member-calls.ts'
import { givenNumber, givenText, idOf, moment } from '../wire-format.ts'
import { membershipCalls, membershipShape } from './membership-calls.ts'

const person = asItIs<CompanyMember>(
  z.object({
    id: idOf<UserId>(),
    email: z.string(),
    ...profileShape,
    ...membershipShape,
    since: moment,
    seen: z.nullable(moment),
  }),
)

const invitation = thing({
  companyId: idOf<CompanyId>(),
  email: z.string(),
  ...membershipShape,
  invited: flat(thing({ by: idOf<UserId>(), at: moment }, { by: 'invitedBy', at: 'invitedAt' })),
  expiresAt: moment,
  acceptedBy: z.nullable(idOf<UserId>()),
})

/** `token`: what the link ends with, told once. */
const invited = thing({
  invitation: flat(invitation),
  token: z.nullable(z.string()),
  mailed: z.boolean(),
})

const offer = asItIs<Offer>(
  z.object({
    company: z.string(),
    by: z.nullable(z.string()),
    email: z.string(),
    role: z.enum(roles),
    state: z.enum(['open', 'accepted', 'expired']),
  }),
)

const choice = z.string({ error: 'choice/unknown' })
const chosen = z.array(choice, { error: 'list/invalid' })
const someIds = z.array(z.int({ error: 'list/invalid' }).check(z.positive({ error: 'list/invalid' })), {
  error: 'list/invalid',
})
const asGiven = {
  role: givenText,
  departments: z.exactOptional(someIds),
  granted: z.exactOptional(chosen),
}

const tokenGiven = z.object({ token: givenText })

/** What is no token is none that was ever given. */
const byToken: InputCodec<Readonly<Record<never, never>>, [{ readonly token: string }], WireCode> = {
  body: tokenGiven,
  read: ({ body }) => {
    const given = readGiven(tokenGiven, body)
    return given.ok ? ok([{ token: String(given.value.token ?? '') }]) : given
  },
  write: ({ token }) => ({ of: {}, body: { token } }),
}

/** The people of a company, and links by which others join. */
export const memberDeskCalls = {
  ...membershipCalls,
  listPeople: query({
    path: '/api/companies/{id}/people',
    who: 'member',
    right: 'manage-members',
    input: ofCompany,
    answer: list(person),
  }),
  listInvitations: query({
    path: '/api/companies/{id}/invitations',
    who: 'member',
    right: 'manage-members',
    input: ofCompany,
    answer: list(invitation),
  }),
  invite: call({
    path: '/api/invitations',
    who: 'member',
    right: 'manage-members',
    input: detailsInCompany({ fields: z.object({ email: givenText, ...asGiven }) }),
    answer: newOne(invited),
    refuses: [
      'email/unconfirmed',
      'tariff/ended',
      'mails/too-many',
      ...membershipCodes,
      ...emailCodes,
      'member/already',
      'not-found',
    ],
  }),
  withdraw: call({
    path: '/api/invitations/withdrawal',
    who: 'member',
    right: 'manage-members',
    input: detailsInCompany({ fields: z.object({ email: givenText }) }),
    answer: done,
    refuses: emailCodes,
  }),
  change: call({
    method: 'patch',
    path: '/api/members',
    who: 'member',
    right: 'manage-members',
    input: detailsInCompany({ fields: z.object({ userId: givenNumber, ...asGiven }) }),
    answer: done,
    refuses: [...membershipCodes, 'member/last-owner', 'not-found'],
  }),
  remove: call({
    path: '/api/members/removal',
    who: 'member',
    right: 'manage-members',
    input: detailsInCompany({ fields: z.object({ userId: givenNumber }) }),
    answer: done,
    refuses: ['choice/unknown', 'member/last-owner', 'not-found'],
  }),
  leave: call({
    path: '/api/members/leaving',
    who: 'member',
    right: 'see-company',
    input: inCompanyAlone,
    answer: done,
    refuses: ['member/last-owner', 'not-found'],
  }),
  handOver: call({
    path: '/api/members/handing-over',
    who: 'member',
    right: 'manage-members',
    input: detailsInCompany({ fields: z.object({ userId: givenNumber }) }),
    answer: done,
    refuses: ['choice/unknown', 'not-found'],
  }),
  accept: call({
    path: '/api/invitations/acceptance',
    who: 'signedIn',
    input: byToken,
    answer: done,
    refuses: [
      'email/unconfirmed',
      'invitation/unknown',
      'invitation/spent',
      'invitation/expired',
      'invitation/of-another',
      'member/already',
    ],
  }),
}

/** What a link says to whoever has it. */
export const offerCalls = {
  look: call({
    path: '/api/invitations/look',
    keepsNothing: true,
    who: 'anyone',
    input: byToken,
    answer: one(offer),
    refuses: ['invitation/unknown', 'invitation/spent', 'invitation/expired'],
  }),
}

/** All of the desk. */
export const allMemberCalls = { ...memberCalls, ...memberDeskCalls, ...offerCalls }
