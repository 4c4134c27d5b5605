import { page } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { pageCodes } from '../page-wire.ts'
import { catalogueItem, searched } from './catalogue-wire.ts'

/** The titles of the library's forms, which anyone may look for. */
export const catalogueCalls = {
  search: query({
    path: '/api/catalogue',
    who: 'anyone',
    input: searched,
    answer: page(catalogueItem),
    refuses: pageCodes,
  }),
}
