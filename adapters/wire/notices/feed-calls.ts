import { feedKinds } from '@osh/core/notices/feed/feed-notice.ts'
import { digestTimes, type NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import * as z from 'zod/mini'
import { asItIs, done, list, one } from '../contract/answer.ts'
import { call, query } from '../contract/call.ts'
import { detailsInCompany } from '../contract/command-input.ts'
import { ofCompany } from '../contract/query-input.ts'
import { thing } from '../contract/thing.ts'
import { day, givenText } from '../wire-format.ts'

const kind = z.enum(feedKinds)

const notice = thing(
  {
    key: z.string(),
    kind,
    day,
    title: z.string(),
    content: z.string(),
    path: z.string(),
    read: z.boolean(),
  },
  { day: 'date', read: 'isRead' },
)

const settings = asItIs<NoticeSettings>(
  z.object({
    muted: z.array(kind),
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
