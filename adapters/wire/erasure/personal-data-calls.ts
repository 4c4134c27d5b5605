import { file } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { byId, nothing } from '../contract/query-input.ts'

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
