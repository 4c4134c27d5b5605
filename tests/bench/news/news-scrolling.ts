import { NEWS_PAGE } from '@osh/core/news/news-query.ts'
import type { Figure } from '../figure.ts'
import { sized } from '../size.ts'
import { scrollFeed } from './scroll-feed.ts'

const NEWS = sized(10_000, 600)

/** A feed of 10,000 pieces of news. */
export const newsScrolling = (): Promise<readonly Figure[]> =>
  scrollFeed({
    all: NEWS,
    few: sized(500, 100),
    limit: NEWS_PAGE,
    fill: async (server) => {
      await server.query(
        `insert into news (title, body, important, published_at)
         select 'Новость ' || n, repeat('Что изменилось в порядке обучения по охране труда и с какого дня. ', 1 + n % 4), n % 9 = 0,
           now() - n * interval '1 hour'
         from generate_series(1, $1::int) n`,
        [NEWS],
      )
      await server.query('vacuum analyze news')
      return '/news'
    },
  })
