import { type InspectionLinkId, inspectedParts, linkStates } from '@osh/core/inspections/inspection-link.ts'
import type { ToldLink } from '@osh/core/inspections/inspections.ts'
import { linkCodes } from '@osh/core/inspections/read-link.ts'
import { hiddenKinds } from '@osh/core/rights/membership.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import * as z from 'zod/mini'
import { asItIs, done, list, newOne } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { day, givenId, givenList, givenText, idOf, moment, signed } from '../wire-format.ts'

const link = asItIs<ToldLink>(
  z.object({
    id: idOf<InspectionLinkId>(),
    companyId: idOf<CompanyId>(),
    name: z.string(),
    parts: z.array(z.enum(inspectedParts)),
    asOf: day,
    expiresOn: day,
    granted: z.array(z.enum(hiddenKinds)),
    made: signed,
    revoked: z.nullable(signed),
    state: z.enum(linkStates),
    openings: z.object({ count: z.int(), latest: z.array(moment) }),
  }),
)

/** `path` is told once: only a hash of its secret is kept. */
const made = asItIs(z.object({ path: z.string() }))

const member = { who: 'member', right: 'give-out-links' } as const

/** Links by which inspectors read chosen records without an account. */
export const inspectionCalls = {
  links: query({ ...member, path: '/api/inspection-links', input: ofCompany, answer: list(link) }),
  make: call({
    ...member,
    path: '/api/inspection-links',
    keepsNothing: true,
    input: detailsInCompany({
      fields: z.object({
        name: givenText,
        parts: givenList(z.string()),
        asOf: givenText,
        expiresOn: givenText,
        granted: z.optional(z.nullable(givenList(z.string()))),
      }),
    }),
    answer: newOne(made),
    refuses: [...linkCodes, 'inspection-links/too-many'],
  }),
  revoke: call({
    ...member,
    path: '/api/inspection-links/revocation',
    input: detailsInCompany({ fields: z.object({ linkId: givenId }) }),
    answer: done,
    refuses: ['not-found', 'choice/unknown'],
  }),
}
