import type { ActivityRequestId } from '@osh/core/activity-requests/kept-request.ts'
import {
  type DeskRequest,
  parseRequestFilter,
  type RequestQuery,
  requestFilters,
} from '@osh/core/activity-requests/request-desk.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { asItIs, type Codec, done, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import type { InputCodec } from '../contract/input.ts'
import type { OfNoOne } from '../contract/who.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { type PageCode, pageCodes, readPage, writePageParams } from '../page-wire.ts'
import { givenId, idOf, moment } from '../wire-format.ts'

const request: Codec<DeskRequest> = asItIs(
  z.object({
    id: idOf<ActivityRequestId>(),
    name: z.string(),
    email: z.string(),
    phone: z.string(),
    emailAdditional: z.string(),
    contactName: z.string(),
    askedAt: moment,
    account: z.nullable(z.string()),
    company: z.nullable(z.object({ name: z.string(), inn: z.string() })),
    handledAt: z.nullable(moment),
  }),
)

/** `method(query)` */
const filtered: InputCodec<OfNoOne, [RequestQuery], PageCode | 'choice/unknown'> = {
  query: { ...pageQuery, filter: { schema: z._default(z.enum(requestFilters), 'new') } },
  read: ({ query: given }) => {
    const [read, filter] = [readPage(given), parseRequestFilter(given.filter)]
    if (!read.ok) return read
    return filter.ok ? ok([{ ...read.value, filter: filter.value }]) : filter
  },
  write: ({ filter, ...screenful }) => ({ of: {}, query: { ...writePageParams(screenful), filter } }),
}

/** Requests for activities as operators see them. */
export const operatorRequestCalls = {
  list: query({
    path: '/api/operator/activity-requests',
    who: 'operator',
    input: filtered,
    answer: page(request),
    refuses: [...pageCodes, 'choice/unknown'],
  }),
  handle: call({
    path: '/api/operator/activity-requests/handling',
    who: 'operator',
    input: sentDetails({
      fields: z.object({ requestId: givenId, handled: z.optional(z.nullable(z.boolean())) }),
    }),
    answer: done,
    refuses: ['not-found', 'choice/unknown'],
  }),
}
