import type { NewsEntry, OpenedNews } from '@osh/core/news/news-feed.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import { type NewsQuery, newsFilters, parseNewsFilter } from '@osh/core/news/news-query.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { codec, done, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import type { InputCodec } from '../contract/input.ts'
import type { OfNoOne } from '../contract/who.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { type PageCode, readPage, writePageParams } from '../page-wire.ts'
import { idOf, moment } from '../wire-format.ts'

/** `content` is HTML, with nothing of what its author may have written as HTML. */
const entryJson = z.object({
  id: idOf<NewsId>(),
  name: z.string(),
  content: z.string(),
  shortContent: z.string(),
  important: z.boolean(),
  createdAt: moment,
  isRead: z.boolean(),
})

const encodeEntry = ({ id, title, html, short, important, publishedAt, read }: NewsEntry) => ({
  ...{ id, name: title, content: html, shortContent: short },
  ...{ important, createdAt: publishedAt, isRead: read },
})

const decodeEntry = (json: z.infer<typeof entryJson>): NewsEntry => ({
  ...{ id: json.id, title: json.name, html: json.content, short: json.shortContent },
  ...{ important: json.important, publishedAt: json.createdAt, read: json.isRead },
})

const entry = codec(entryJson, { encode: encodeEntry, decode: decodeEntry })

/** `previousId` is the newer one. */
const opened = codec(
  z.extend(entryJson, { previousId: z.nullable(idOf<NewsId>()), nextId: z.nullable(idOf<NewsId>()) }),
  {
    encode: ({ previous, next, ...news }: OpenedNews) => ({
      ...encodeEntry(news),
      previousId: previous,
      nextId: next,
    }),
    decode: ({ previousId, nextId, ...json }): OpenedNews => ({
      ...decodeEntry(json),
      previous: previousId,
      next: nextId,
    }),
  },
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
    refuses: ['page/invalid', 'page-size/invalid', 'choice/unknown'],
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
