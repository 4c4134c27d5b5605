import { list } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { offerCodes, offered } from './template-offer-wire.ts'
import { template } from './template-wire.ts'

/** The forms that a company is offered without their groups: for other programs, the page never asks so. */
export const templateListCalls = {
  list: query({
    path: '/api/templates',
    who: 'member',
    right: 'see-company',
    input: offered,
    answer: list(template),
    refuses: offerCodes,
  }),
}
