import type { ActivityRequest } from '@osh/core/companies/company-directory.ts'
import { activityRequestCodes, innCodes } from '@osh/core/companies/refusal-codes.ts'
import * as z from 'zod/mini'
import { foundCompany } from './company-wire.ts'
import { codec, newOne, one } from './contract/answer.ts'
import { call } from './contract/call.ts'
import { plainBody } from './contract/command-input.ts'
import { givenText } from './wire-format.ts'

/** Company fields found by ИНН in a public register. */
export const companyLookupCalls = {
  findByInn: call({
    path: '/api/companies/lookup-by-inn',
    keepsNothing: true,
    who: 'signedIn',
    input: plainBody<{ readonly inn: string }>({ fields: z.object({ inn: givenText }) }),
    answer: one(foundCompany),
    refuses: ['lookup/not-configured', 'lookup/unknown-inn', 'lookup/silent', ...innCodes],
  }),
}

const nothing = codec(z.object({}), { encode: (_: null) => ({}), decode: () => null })

/** Requests for an activity that is not listed. */
export const activityRequestCalls = {
  add: call({
    path: '/api/actual-activity-requests',
    who: 'anyone',
    input: plainBody<ActivityRequest>({
      fields: z.object({
        name: givenText,
        email: givenText,
        phone: givenText,
        emailAdditional: givenText,
        contactName: givenText,
      }),
    }),
    answer: newOne(nothing),
    refuses: ['visitors/too-many', ...activityRequestCodes],
  }),
}
