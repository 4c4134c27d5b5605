import { file } from '../contract/answer.ts'
import { call } from '../contract/call.ts'
import { byId } from '../contract/query-input.ts'

/** What is kept of one person, given out as a file. */
export const personalDataCalls = {
  export: call({
    method: 'get',
    path: '/api/employees/{id}/personal-data',
    who: { fileOf: 'employee' },
    weighs: 'paper',
    input: byId<'employee'>(),
    answer: file('zip'),
    refuses: ['not-found'],
  }),
}
