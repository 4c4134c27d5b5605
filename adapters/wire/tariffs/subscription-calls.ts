import { sections } from '@osh/core/sections/section.ts'
import type { Subscription } from '@osh/core/tariffs/subscription.ts'
import type { TariffUse } from '@osh/core/tariffs/tariff-gaps.ts'
import * as z from 'zod/mini'
import { asItIs, type Codec, one } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { ofCompany } from '../contract/query-input.ts'
import { day } from '../wire-format.ts'

export const tariffName = z.enum(['introductory', 'basic', 'standard'])

export const companyTerm = z.object({
  tariff: tariffName,
  lastDay: day,
  anchorDay: z.nullable(z.int()),
  employeeLimit: z.nullable(z.int()),
  closesOn: z.nullable(day),
})

const subscription: Codec<Subscription> = asItIs(
  z.object({ term: z.nullable(companyTerm), today: day, staff: z.int() }),
)

const use = asItIs<TariffUse>(
  z.object({ staff: z.int(), notOffice: z.array(z.string()), sections: z.array(z.enum(sections)) }),
)

/** What a company has of the service. */
export const subscriptionCalls = {
  readSubscription: query({
    path: '/api/subscription',
    who: 'member',
    right: 'see-company',
    input: ofCompany,
    answer: one(subscription),
  }),
  readUse: query({
    path: '/api/subscription/use',
    who: 'member',
    right: 'manage-money',
    input: ofCompany,
    answer: one(use),
  }),
}
