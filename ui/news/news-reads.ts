import type { NewsFeed } from '@osh/core/news/news-feed.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import { makeAutoObservable, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { load } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'

/** What the person has read since the page was opened: lists that were loaded before know of it. */
export class NewsReads {
  readonly #now = new Set<NewsId>()
  readonly #feed: NewsFeed
  /** How many: what is asked of `has` is asked again when it grows. */
  count = 0

  constructor(feed: NewsFeed) {
    this.#feed = feed
    makeAutoObservable(this, {}, { autoBind: true })
  }

  has(id: NewsId): boolean {
    return this.count > 0 && this.#now.has(id)
  }

  /** A failure leaves it unread: it can be marked again. */
  async mark(id: NewsId): Promise<void> {
    const answer = await load(() => this.#feed.read({ id }))
    runInAction(() => {
      if (answer.is !== 'ready' || !answer.value.ok) return
      this.#now.add(id)
      this.count = this.#now.size
    })
  }
}

export const newsReads = singleton('NewsReads', [ports.news], (feed) => new NewsReads(feed))
