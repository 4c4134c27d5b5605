import type { NewsEntry, NewsFeed } from '@osh/core/news/news-feed.ts'
import { NEWS_PAGE, type NewsFilter } from '@osh/core/news/news-query.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { type NewsReads, newsReads } from './news-reads.ts'

/** The feed of news as far as it has been read, the newest first; each piece once. What is published meanwhile is in the feed that is opened next. */
export class NewsFeedStore {
  filter: NewsFilter = 'off'
  /** Of the first page; the next ones leave it ready. */
  state: LoadingState<null> = pending
  items: readonly NewsEntry[] = []
  total = 0
  busy = false
  /** The next page failed: no further ones are asked for until someone says so. */
  nextFailed = false
  /** The page that was asked for last, and whether all of it was here before. */
  #page = 0
  #wasKnown = false
  #round = 0
  readonly #feed: NewsFeed
  readonly #reads: NewsReads

  constructor(feed: NewsFeed, reads: NewsReads) {
    this.#feed = feed
    this.#reads = reads
    makeAutoObservable(this, { items: observableRef }, { autoBind: true })
  }

  isRead({ id, read }: NewsEntry): boolean {
    return read || this.#reads.has(id)
  }

  get hasMore(): boolean {
    return this.state.is === 'ready' && this.#left < this.total
  }

  /** How many of the list that the server has now are here: what was read since is unread no more. */
  get #left(): number {
    if (this.filter !== 'unread') return this.items.length
    return this.items.filter((item) => !this.isRead(item)).length
  }

  open(filter: NewsFilter = this.filter): Promise<void> {
    this.filter = filter
    this.state = pending
    this.items = []
    this.total = 0
    this.#wasKnown = false
    this.nextFailed = false
    return this.#read(1)
  }

  /** What came on top meanwhile moves the pages down: one on which all is known is passed over. */
  async readMore(): Promise<void> {
    while (!this.busy && !this.nextFailed && this.hasMore) {
      await this.#read(this.#nextPage)
      if (!this.#wasKnown) return
    }
  }

  /** What was read meanwhile moves the pages of the unread up. */
  get #nextPage(): number {
    const byUnread = this.filter === 'unread' && !this.#wasKnown
    return byUnread ? Math.floor(this.#left / NEWS_PAGE) + 1 : this.#page + 1
  }

  retryNext(): Promise<void> {
    this.nextFailed = false
    return this.readMore()
  }

  mark(item: NewsEntry): Promise<void> {
    return this.#reads.mark(item.id)
  }

  async #read(page: number): Promise<void> {
    this.busy = true
    this.#round += 1
    const round = this.#round
    const { filter } = this
    const answer = await load(() => this.#feed.list({ page, limit: NEWS_PAGE, filter }))
    runInAction(() => {
      if (round !== this.#round) return
      this.busy = false
      if (answer.is === 'failed') {
        if (page === 1 && this.items.length === 0) this.state = answer
        else this.nextFailed = true
        return
      }
      const known = new Set(this.items.map(({ id }) => id))
      const newest = this.items[0]?.publishedAt
      const fresh = answer.value.items.filter(
        ({ id, publishedAt }) => !known.has(id) && (newest === undefined || publishedAt <= newest),
      )
      this.#page = page
      this.#wasKnown = fresh.length === 0
      this.items = [...this.items, ...fresh]
      this.total = answer.value.items.length === 0 ? this.#left : answer.value.total
      this.state = { is: 'ready', value: null }
    })
  }
}

export const newsFeedStore = transient(
  'NewsFeedStore',
  [ports.news, newsReads],
  (feed, reads) => new NewsFeedStore(feed, reads),
)
