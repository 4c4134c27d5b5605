import { feedCalls } from '#adapters/wire/notices/feed-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  listFeed: 'What the company has to be told of, the newest first, and whether the caller has read it',
  readFeed: 'Marks notices as read by the caller, by their `keys`',
  unreadFeed: 'Takes the caller’s marks off notices, by their `keys`',
  listWhole:
    'All kinds of notices in one feed, steps of investigations too for whoever sees the company’s records; the newest first',
  readSettings: 'What the caller wants to be told of, and how often by e-mail',
  saveSettings: 'Says what the caller wants to be told of; what is left out stays',
}

/** The feed of notices. */
export const addNoticeFeedRoutes = (api: Api): void =>
  serve(api, feedCalls, described, ({ records }) => records.feed)
