import { list, page } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { offered, searched } from './template-offer-wire.ts'
import { catalogueItem, templateGroup } from './template-wire.ts'

/** The library of forms, as a company is offered it. */
export const templateCalls = {
  groups: query({
    method: 'get',
    path: '/api/template-groups',
    who: 'member',
    input: offered,
    answer: list(templateGroup),
    refuses: ['choice/unknown', 'date/required', 'date/invalid'],
  }),
}

/** Its titles. */
export const catalogueCalls = {
  search: query({
    method: 'get',
    path: '/api/catalogue',
    who: 'anyone',
    input: searched,
    answer: page(catalogueItem),
    refuses: ['page/invalid', 'page-size/invalid'],
  }),
}
