import type { RequestShelf } from '@osh/core/activity-requests/request-desk.ts'
import { operatorRequestCalls } from '#adapters/wire/operator/operator-request-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  list: 'Requests for activities that are not listed, the latest first: the new ones, or all',
  handle: 'Marks a request as dealt with, or as new; marked twice, it stays with whoever was first',
}

/** What operators do about requests for activities. */
export const operatorRequestRoutes = (api: Api, shelf: RequestShelf): void =>
  serve(api, operatorRequestCalls, described, ({ records: { requestDesk } }) => ({
    list: (query) => shelf.list(query),
    handle: (asked) => requestDesk.handle(asked),
  }))
