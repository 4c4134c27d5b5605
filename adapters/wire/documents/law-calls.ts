import type { LawReview } from '@osh/core/documents/library/law-review.ts'
import type { TemplateId } from '@osh/core/documents/library/template.ts'
import { confidences } from '@osh/core/norms/confidence.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import * as z from 'zod/mini'
import { codec, one } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { ofCompany } from '../contract/query-input.ts'
import { templateScopeWord } from '../templates/template-wire.ts'
import { day, id, idOf } from '../wire-format.ts'

const change = z.object({
  act: z.string(),
  points: z.nullable(z.array(z.string())),
  is: z.enum(['changed', 'ended']),
  from: z.nullable(day),
  by: z.nullable(z.string()),
  date: z.nullable(day),
  confidence: z.enum(confidences),
})

const touched = z.object({
  change,
  forms: z.array(
    z.object({
      ...{ id: idOf<TemplateId>(), title: z.string(), scope: templateScopeWord },
      ...{ groupId: id, papers: z.int() },
    }),
  ),
  rules: z.array(z.object({ id: z.string(), what: z.string(), duties: z.int() })),
  roles: z.array(z.object({ id: idOf<RoleId>(), name: z.string(), holders: z.int() })),
})

const review = codec(
  z.object({
    changes: z.array(touched),
    followed: z.array(z.object({ id: idOf<TemplateId>(), by: z.string(), since: day })),
  }),
  {
    encode: ({ changes, followed }: LawReview) => ({
      changes: changes.map(({ change: one, forms, rules, roles }) => ({
        change: { ...one, points: one.points && [...one.points] },
        ...{ forms: [...forms], rules: [...rules], roles: [...roles] },
      })),
      followed: [...followed],
    }),
    decode: (json): LawReview => json,
  },
)

/** Changes of the law, and what of a company stands on what they have changed. */
export const lawCalls = {
  reviewLaw: query({
    path: '/api/law-changes',
    who: 'member',
    right: 'see-records',
    input: ofCompany,
    answer: one(review),
  }),
}
