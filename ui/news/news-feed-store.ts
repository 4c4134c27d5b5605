import type { NewsEntry, NewsFeed } from '@osh/core/news/news-feed.ts'
import { NEWS_PAGE, type NewsFilter } from '@osh/core/news/news-query.ts'
import { makeAutoObservable } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { FeedPages } from '#ui/kit/feed/feed-pages.ts'
import { transient } from '#ui/kit/services/service.ts'
import { type NewsReads, newsReads } from './news-reads.ts'

/** The feed of news as far as it has been read. */
export class NewsFeedStore {
  filter: NewsFilter = 'off'
  readonly pages: FeedPages<NewsEntry>
  readonly #reads: NewsReads

  constructor(feed: NewsFeed, reads: NewsReads) {
    this.#reads = reads
    this.pages = new FeedPages({
      limit: NEWS_PAGE,
      ask: (query) => feed.list({ ...query, filter: this.filter }),
      nameKey: ({ id }) => id,
      isListed: (item) => this.filter !== 'unread' || !this.isRead(item),
      isLater: (item, newest) => item.publishedAt > newest.publishedAt,
    })
    makeAutoObservable(this, { pages: false }, { autoBind: true })
  }

  isRead({ id, read }: NewsEntry): boolean {
    return read || this.#reads.has(id)
  }

  open(filter: NewsFilter = this.filter): Promise<void> {
    this.filter = filter
    return this.pages.open()
  }

  mark(item: NewsEntry): Promise<void> {
    return this.#reads.mark(item.id)
  }
}

export const newsFeedStore = transient(
  'NewsFeedStore',
  [ports.news, newsReads],
  (feed, reads) => new NewsFeedStore(feed, reads),
)
