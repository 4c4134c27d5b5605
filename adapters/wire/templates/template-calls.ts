import { list } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { offerCodes, offered } from './template-offer-wire.ts'
import { templateGroup } from './template-wire.ts'

/** The library of forms, as a company is offered it. */
export const templateCalls = {
  listGroups: query({
    path: '/api/template-groups',
    who: 'member',
    right: 'see-company',
    input: offered,
    answer: list(templateGroup),
    refuses: offerCodes,
  }),
}
