import type { ActivityId, Company, CompanyId } from '@osh/core/companies/company.ts'
import { companyJson, encodeCompany } from './company-wire.ts'
import { codec, list } from './contract/answer.ts'
import { query } from './contract/call.ts'
import { nothing } from './contract/query-input.ts'

export const company = codec(companyJson, {
  encode: encodeCompany,
  decode: (json): Company => ({
    ...json,
    id: json.id as CompanyId,
    activities: json.activities as ActivityId[],
  }),
})

/** The companies of whoever asks, which is how a page knows that someone is signed in. */
export const companyListCalls = {
  list: query({
    path: '/api/companies',
    who: 'signedIn',
    input: nothing,
    answer: list(company),
  }),
}
