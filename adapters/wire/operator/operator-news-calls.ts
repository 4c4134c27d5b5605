import { type DeskNews, newsStates } from '@osh/core/news/desk/written-news.ts'
import type { NewsText } from '@osh/core/news/news-feed.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import { timeCodes } from '@osh/core/shared/dates/local-moment.ts'
import { dayCodes } from '@osh/core/shared/dates/parse-day.ts'
import type { PageQuery } from '@osh/core/shared/page.ts'
import { ok } from '@osh/core/shared/results/result.ts'
import { lineCodes, textCodes } from '@osh/core/shared/texts/text.ts'
import * as z from 'zod/mini'
import { asItIs, type Codec, newOne, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { sentDetails } from '../contract/command-input.ts'
import { BODY_OF_IDS, type InputCodec } from '../contract/input.ts'
import type { OfNoOne } from '../contract/who.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { type PageCode, pageCodes, readPage, writePageParams } from '../page-wire.ts'
import { givenId, givenText, idOf, moment } from '../wire-format.ts'

/** `body` is Markdown, as its author wrote it. */
const news: Codec<DeskNews> = asItIs(
  z.object({
    id: idOf<NewsId>(),
    title: z.string(),
    body: z.string(),
    important: z.boolean(),
    publishedAt: moment,
    release: z.nullable(z.string()),
    version: z.int(),
    state: z.enum(newsStates),
  }),
)

const text: Codec<NewsText> = asItIs(z.object({ html: z.string(), short: z.string() }))

/** `method(query)` */
const pages: InputCodec<OfNoOne, [PageQuery], PageCode> = {
  query: pageQuery,
  read: ({ query: given }) => {
    const read = readPage(given)
    return read.ok ? ok([read.value]) : read
  },
  write: (screenful) => ({ of: {}, query: writePageParams(screenful) }),
}

/** `publishedAt`: by the clock of Moscow, `2027-01-31T09:00`; none is at once. */
const draft = {
  title: givenText,
  body: givenText,
  important: z.optional(z.nullable(z.boolean())),
  publishedAt: givenText,
}
const seen = { newsId: givenId, version: givenId }

const ofDraft = [...textCodes, ...dayCodes, 'date/too-far'] as const
const ofSeen = ['not-found', 'stale', 'choice/unknown'] as const

const operator = { who: 'operator', bodyLimit: BODY_OF_IDS } as const

/** News as operators write them. */
export const operatorNewsCalls = {
  list: query({
    path: '/api/operator/news',
    who: 'operator',
    input: pages,
    answer: page(news),
    refuses: pageCodes,
  }),
  preview: call({
    ...operator,
    path: '/api/operator/news/preview',
    keepsNothing: true,
    input: sentDetails({ fields: z.object({ body: givenText }) }),
    answer: one(text),
    refuses: lineCodes,
  }),
  publish: call({
    ...operator,
    path: '/api/operator/news',
    input: sentDetails({ fields: z.object(draft) }),
    answer: newOne(news),
    refuses: [...ofDraft, ...timeCodes],
  }),
  change: call({
    ...operator,
    path: '/api/operator/news/change',
    input: sentDetails({ fields: z.object({ ...seen, ...draft }) }),
    answer: one(news),
    refuses: [...ofDraft, ...timeCodes, ...ofSeen],
  }),
  withdraw: call({
    path: '/api/operator/news/withdrawal',
    who: 'operator',
    input: sentDetails({
      fields: z.object({ ...seen, withdrawn: z.optional(z.nullable(z.boolean())) }),
    }),
    answer: one(news),
    refuses: ofSeen,
  }),
}
