import { openDesk } from '@osh/core/news/desk/news-desk.ts'
import type { NewsShelf } from '@osh/core/news/news-shelf.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { renderNews } from '#adapters/news/render-news.ts'
import { operatorNewsCalls } from '#adapters/wire/operator/operator-news-calls.ts'
import type { Api } from '../../api.ts'
import { serve } from '../../serve.ts'

const described = {
  list: 'News as they are written, what is ahead and what was withdrawn too, the latest first',
  preview: 'A body of news as the feed shows it; nothing is kept',
  publish: 'Publishes a piece of news, at once or from a moment on',
  change: 'Says a piece of news otherwise, as its version was seen',
  withdraw: 'Takes a piece of news out of the feed, or puts it back, as its version was seen',
}

/** What operators do about news. */
export const operatorNewsRoutes = (api: Api, shelf: NewsShelf, clock: Clock): void =>
  serve(api, operatorNewsCalls, described, ({ records: { newsDesk: commands } }) =>
    openDesk({ shelf, commands, clock, render: renderNews }),
  )
