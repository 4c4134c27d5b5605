import type { PageQuery } from '@osh/core/shared/page.ts'
import { one, page } from '../contract/answer.ts'
import { query } from '../contract/call.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { pageCodes, readPage, writePageParams } from '../page-wire.ts'
import { barredEmployee } from './barred-wire.ts'
import { today } from './today-wire.ts'

/** Today's work. */
export const todayCalls = {
  look: query({
    path: '/api/today',
    who: 'member',
    right: 'see-records',
    input: ofCompany,
    answer: one(today),
  }),
  listBarred: query({
    path: '/api/today/barred',
    who: 'member',
    right: 'see-records',
    input: withQuery({
      parameters: pageQuery,
      read: readPage,
      write: (query: PageQuery) => writePageParams(query),
    }),
    answer: page(barredEmployee),
    refuses: pageCodes,
  }),
}
