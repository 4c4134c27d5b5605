import { DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { NewsId, NewsItem } from '@osh/core/news/news-item.ts'
import { NEWS_PAGE } from '@osh/core/news/news-query.ts'
import type { NewsShelf } from '@osh/core/news/news-shelf.ts'
import { findDay } from '#adapters/clock/system-clock.ts'
import type { PublicNews } from '#adapters/landing/public-news.ts'
import { renderNews } from '#adapters/news/render-news.ts'

/** The landing page names so many, and looks for others once in so many milliseconds. */
const LATEST = 3
const LOOKS_EVERY_MS = 60_000

/** What is published, for everyone. */
export class NewsSource {
  readonly #shelf: Pick<NewsShelf, 'list' | 'findItem'>
  #latest: { readonly at: number; readonly news: readonly PublicNews[] } | null = null

  constructor(shelf: Pick<NewsShelf, 'list' | 'findItem'>) {
    this.#shelf = shelf
  }

  /** The newest few, as they were within the last minute; while the database is away, as they were last. */
  async listLatest(): Promise<readonly PublicNews[]> {
    const known = this.#latest
    if (known && performance.now() - known.at < LOOKS_EVERY_MS) return known.news
    const news = await this.page(1, LATEST).then(
      ({ items }) => items,
      () => known?.news ?? [],
    )
    this.#latest = { at: performance.now(), news }
    return news
  }

  async page(number: number, limit = NEWS_PAGE) {
    const { items, total } = await this.#shelf.list(null, { page: number, limit, filter: 'off' })
    return { items: items.map(makePublicNews), total, isLast: number * limit >= total }
  }

  /** Null for what is not published, or not there. */
  async findItem(id: number): Promise<PublicNews | null> {
    const found = await this.#shelf.findItem(null, id as NewsId)
    return found && makePublicNews(found)
  }
}

function makePublicNews({ id, title, body, publishedAt }: NewsItem): PublicNews {
  const { html, short } = renderNews(body)
  return {
    href: `/blog/${id}`,
    title,
    day: findDay(DEFAULT_TIME_ZONE, new Date(publishedAt)),
    short,
    body: html,
  }
}
