import type { NewsId } from '@osh/core/news/news-item.ts'
import { type NewsQuery, newsFilters, parseNewsFilter } from '@osh/core/news/news-query.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { done, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import type { InputCodec } from '../contract/input.ts'
import { thing } from '../contract/thing.ts'
import type { OfNoOne } from '../contract/who.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { type PageCode, pageCodes, readPage, writePageParams } from '../page-wire.ts'
import { idOf, moment } from '../wire-format.ts'

/** `html` has nothing of what its author may have written as HTML. */
const entryFields = {
  id: idOf<NewsId>(),
  title: z.string(),
  html: z.string(),
  short: z.string(),
  important: z.boolean(),
  publishedAt: moment,
  read: z.boolean(),
}
const names = {
  ...{ title: 'name', html: 'content', short: 'shortContent' },
  ...{ publishedAt: 'createdAt', read: 'isRead' },
} as const

const entry = thing(entryFields, names)

const otherId = z.nullable(idOf<NewsId>())
/** `previous` is the newer one. */
const opened = thing(
  { ...entryFields, previous: otherId, next: otherId },
  { ...names, previous: 'previousId', next: 'nextId' },
)

/** `method(query)` */
const feedQuery: InputCodec<OfNoOne, [NewsQuery], PageCode | 'choice/unknown'> = {
  query: { ...pageQuery, filter: { schema: z._default(z.enum(newsFilters), 'off') } },
  read: ({ query: given }) => {
    const [read, filter] = [readPage(given), parseNewsFilter(given.filter)]
    if (!read.ok) return read
    return filter.ok ? ok([{ ...read.value, filter: filter.value }]) : filter
  },
  write: ({ filter, ...screenful }) => ({ of: {}, query: { ...writePageParams(screenful), filter } }),
}

/** `method({ id })` */
const ofNews: InputCodec<OfNoOne, [{ readonly id: NewsId }], never> = {
  read: ({ within }) => ok([{ id: (within?.id ?? 0) as NewsId }]),
  write: ({ id }) => ({ of: {}, within: { id } }),
}

/** News of the service. */
export const newsCalls = {
  list: query({
    path: '/api/news',
    who: 'signedIn',
    input: feedQuery,
    answer: page(entry),
    refuses: [...pageCodes, 'choice/unknown'],
  }),
  open: call({
    method: 'get',
    path: '/api/news/{id}',
    who: 'signedIn',
    input: ofNews,
    answer: one(opened),
    refuses: ['not-found'],
  }),
  read: call({
    method: 'post',
    path: '/api/news/{id}/read',
    who: 'signedIn',
    keepsNothing: true,
    input: ofNews,
    answer: done,
    refuses: ['not-found'],
  }),
}
