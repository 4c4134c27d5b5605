import type { CompanyId } from '@osh/core/shared/identity.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { file } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import type { InputCodec } from '../contract/input.ts'
import { byId, nothing } from '../contract/query-input.ts'
import type { OfOne } from '../contract/who.ts'

/** What is kept of an employee, given out as a file. */
export const personalDataCalls = {
  export: call({
    method: 'get',
    path: '/api/employees/{id}/personal-data',
    who: { fileOf: 'employee' },
    right: 'give-out-personal-data',
    weighs: 'paper',
    input: byId<'employee'>(),
    answer: file('zip'),
    refuses: ['not-found'],
  }),
}

/** `method(companyId)`: the path names the company itself. */
const ofCompanyItself: InputCodec<OfOne<'company'>, [CompanyId], never> = {
  read: ({ of }) => ok([of.companyId]),
  write: (companyId) => ({ of: { companyId, id: companyId } }),
}

/** All that a company owns, given out as a file. */
export const companyArchiveCalls = {
  download: call({
    method: 'get',
    path: '/api/companies/{id}/archive',
    who: { fileOf: 'company' },
    right: 'download-company',
    weighs: 'company',
    input: ofCompanyItself,
    answer: file('zip'),
    refuses: ['not-found'],
  }),
}

/** What is kept of the person who asks. */
export const accountDataCalls = {
  own: query({
    path: '/api/account/personal-data',
    who: 'signedIn',
    weighs: 'paper',
    input: nothing,
    answer: file('zip'),
  }),
}
