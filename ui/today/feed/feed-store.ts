import type { TitledNotice } from '@osh/core/notices/feed/feed-notice.ts'
import type { NoticeFeed } from '@osh/core/notices/feed/notice-feed.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** What the person has not read yet of what the company has to be told of. */
export class FeedStore {
  state: LoadingState<readonly TitledNotice[]> = pending
  readonly #feed: NoticeFeed
  readonly #current: InCompany

  constructor(feed: NoticeFeed, current: InCompany) {
    this.#feed = feed
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get unread(): readonly TitledNotice[] {
    return this.state.is === 'ready' ? this.state.value.filter(({ read }) => !read) : []
  }

  async open(): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#feed.listFeed(company.id))
    runInAction(() => {
      this.state = answer
    })
  }

  /** A failure leaves them unread: they can be marked again. */
  async read(notices: readonly TitledNotice[]): Promise<void> {
    const { company } = this.#current
    const keys = notices.map(({ key }) => key)
    const answer = await load(() => this.#feed.readFeed({ companyId: company.id, details: { keys } }))
    runInAction(() => {
      if (answer.is !== 'ready' || !answer.value.ok || this.state.is !== 'ready') return
      const value = this.state.value.map((one) => (keys.includes(one.key) ? { ...one, read: true } : one))
      this.state = { is: 'ready', value }
    })
  }
}

export const feedStore = transient(
  'FeedStore',
  [ports.feed, inCompany],
  (feed, current) => new FeedStore(feed, current),
)
