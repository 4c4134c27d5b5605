import { openFeed } from '@osh/core/news/news-feed.ts'
import type { NewsShelf } from '@osh/core/news/news-shelf.ts'
import { renderNews } from '#adapters/news/render-news.ts'
import { newsCalls } from '#adapters/wire/news/news-calls.ts'
import type { Api } from '../api.ts'
import { serve } from '../serve.ts'

const described = {
  list: 'Published news, the newest first, and whether the caller has read it',
  open: 'One piece of news, and which come before and after it',
  read: 'Marks a piece of news as read by the caller',
}

/** News of the service. */
export const addNewsRoutes = (api: Api, shelf: NewsShelf): void =>
  serve(api, newsCalls, described, ({ caller }) => openFeed(shelf, () => caller.user, renderNews))
