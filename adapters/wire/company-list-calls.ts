import { company } from './company-wire.ts'
import { list } from './contract/answer.ts'
import { query } from './contract/call.ts'
import { nothing } from './contract/query-input.ts'

/** The companies of whoever asks, which is how a page knows that someone is signed in. */
export const companyListCalls = {
  list: query({
    path: '/api/companies',
    who: 'signedIn',
    input: nothing,
    answer: list(company),
  }),
}
