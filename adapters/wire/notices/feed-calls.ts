import { feedKinds, wholeKinds } from '@osh/core/notices/feed/feed-notice.ts'
import { digestTimes, type NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { type WholeQuery, wholeFilters } from '@osh/core/notices/feed/whole-query.ts'
import { fieldErrors } from '@osh/core/shared/results/refusals.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'
import * as z from 'zod/mini'
import { asItIs, done, list, one, page } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany, withQuery } from '../contract/query-input.ts'
import { thing } from '../contract/thing.ts'
import { wordOf } from '../incidents/word-of.ts'
import { pageQuery } from '../lists/page-parameters.ts'
import { pageCodes, readPage, writePageParams } from '../page-wire.ts'
import { day, givenText } from '../wire-format.ts'

const kind = z.enum(feedKinds)

const fields = {
  key: z.string(),
  kind,
  day,
  title: z.string(),
  content: z.string(),
  path: z.string(),
  read: z.boolean(),
}
const names = { day: 'date', read: 'isRead' } as const
const notice = thing(fields, names)

const whole = thing({ ...fields, kind: z.enum(wholeKinds) }, names)

const settings = asItIs<NoticeSettings>(
  z.object({
    muted: z.array(kind),
    unpushed: z.array(z.enum(wholeKinds)),
    digest: z.enum(digestTimes),
    reminders: z.boolean(),
    investigations: z.boolean(),
    hour: z.int(),
  }),
)

const wrong = { error: 'list/invalid' }
const unknown = { error: 'choice/unknown' }
const texts = z.array(z.string(wrong), wrong)

/** The feed of notices of a company. */
export const feedCalls = {
  listFeed: query({
    path: '/api/notice-feed',
    who: 'member',
    right: 'see-staff',
    input: ofCompany,
    answer: list(notice),
  }),
  readFeed: call({
    method: 'post',
    path: '/api/notice-feed/read',
    who: 'member',
    right: 'see-staff',
    input: detailsInCompany({ fields: z.object({ keys: texts }) }),
    answer: done,
    refuses: ['list/invalid'],
  }),
  unreadFeed: call({
    method: 'post',
    path: '/api/notice-feed/unread',
    who: 'member',
    right: 'see-staff',
    input: detailsInCompany({ fields: z.object({ keys: texts }) }),
    answer: done,
    refuses: ['list/invalid'],
  }),
  listWhole: query({
    path: '/api/notice-feed/whole',
    who: 'member',
    right: 'see-staff',
    input: withQuery({
      parameters: { ...pageQuery, filter: { schema: z.enum(wholeFilters) } },
      read: (given) => {
        const [asked, filter] = [readPage(given), wordOf(wholeFilters)(given.filter)]
        if (!asked.ok) return asked
        if (!filter.ok) return err(fieldErrors({ field: 'filter', ...filter.error }))
        return ok<WholeQuery>({ ...asked.value, filter: filter.value ?? 'all' })
      },
      write: ({ filter, ...screenful }: WholeQuery) => ({ ...writePageParams(screenful), filter }),
    }),
    answer: page(whole),
    refuses: ['choice/unknown', ...pageCodes],
  }),
  readSettings: query({
    path: '/api/notice-settings',
    who: 'member',
    right: 'see-company',
    input: ofCompany,
    answer: one(settings),
  }),
  saveSettings: call({
    method: 'post',
    path: '/api/notice-settings',
    who: 'member',
    right: 'see-company',
    input: detailsInCompany({
      fields: z.object({
        muted: z.optional(texts),
        unpushed: z.optional(texts),
        digest: givenText,
        reminders: z.optional(z.boolean(unknown)),
        investigations: z.optional(z.boolean(unknown)),
        hour: z.optional(z.number(unknown)),
      }),
    }),
    answer: one(settings),
    refuses: ['list/invalid', 'choice/unknown'],
  }),
}
