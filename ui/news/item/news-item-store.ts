import type { NewsFeed, OpenedNews } from '@osh/core/news/news-feed.ts'
import type { NewsId } from '@osh/core/news/news-item.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { type NewsReads, newsReads } from '../news-reads.ts'

/** One piece of news; opening it is reading it. */
export class NewsItemStore {
  /** Null where it is not there. */
  state: LoadingState<OpenedNews | null> = pending
  #asked: NewsId | null = null
  readonly #feed: NewsFeed
  readonly #reads: NewsReads

  constructor(feed: NewsFeed, reads: NewsReads) {
    this.#feed = feed
    this.#reads = reads
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(id: NewsId): Promise<void> {
    this.#asked = id
    const answer = await load(() => this.#feed.open({ id }))
    if (this.#asked !== id) return
    runInAction(() => {
      this.state =
        answer.is === 'failed' ? answer : { is: 'ready', value: answer.value.ok ? answer.value.value : null }
    })
    if (answer.is === 'ready' && answer.value.ok && !answer.value.value.read) await this.#reads.mark(id)
  }
}

export const newsItemStore = transient(
  'NewsItemStore',
  [ports.news, newsReads],
  (feed, reads) => new NewsItemStore(feed, reads),
)
