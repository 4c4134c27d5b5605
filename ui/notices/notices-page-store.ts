import type { WholeNotice } from '@osh/core/notices/feed/feed-notice.ts'
import type { NoticeFeed } from '@osh/core/notices/feed/notice-feed.ts'
import { WHOLE_PAGE, type WholeFilter } from '@osh/core/notices/feed/whole-query.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { FeedPages } from '#ui/kit/feed/feed-pages.ts'
import { load } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** So many are marked at once where all are. */
const MARKED = 200

/** Every notice of the company, of which the person marks what they have read. */
export class NoticesPageStore {
  filter: WholeFilter = 'unread'
  /** The last mark was not kept. */
  failed = false
  isReadingAll = false
  readonly pages: FeedPages<WholeNotice>
  /** What was marked since the feed was opened, by keys. */
  marks: ReadonlyMap<string, boolean> = new Map()
  readonly #feed: NoticeFeed
  readonly #current: InCompany

  constructor(feed: NoticeFeed, current: InCompany) {
    this.#feed = feed
    this.#current = current
    this.pages = new FeedPages({
      limit: WHOLE_PAGE,
      ask: (query) => feed.listWhole(current.company.id, { ...query, filter: this.filter }),
      nameKey: ({ key }) => key,
      isListed: (notice) => this.filter === 'all' || !this.isRead(notice),
      isLater: () => false,
    })
    makeAutoObservable(this, { pages: false, marks: observableRef }, { autoBind: true })
  }

  isRead({ key, read }: WholeNotice): boolean {
    return this.marks.get(key) ?? read
  }

  open(filter: WholeFilter = this.filter): Promise<void> {
    this.filter = filter
    this.failed = false
    this.marks = new Map()
    return this.pages.open()
  }

  /** A failure leaves it as it was, and is said. What was marked stays in sight, so that it can be marked otherwise. */
  async mark({ key }: WholeNotice, isRead: boolean): Promise<void> {
    const input = { companyId: this.#current.company.id, details: { keys: [key] } }
    const answer = await load(() => (isRead ? this.#feed.readFeed(input) : this.#feed.unreadFeed(input)))
    runInAction(() => {
      this.failed = answer.is !== 'ready' || !answer.value.ok
      if (!this.failed) this.marks = new Map([...this.marks, [key, isRead]])
    })
  }

  /** Marks all there are as read, some hundreds at a time. */
  async readAll(): Promise<void> {
    const companyId = this.#current.company.id
    this.isReadingAll = true
    const first = { page: 1, limit: MARKED, filter: 'unread' } as const
    const readSome = async (): Promise<boolean> => {
      const { items } = await this.#feed.listWhole(companyId, first)
      if (items.length === 0) return false
      const read = await this.#feed.readFeed({ companyId, details: { keys: items.map(({ key }) => key) } })
      return read.ok
    }
    const answer = await load(async () => {
      while (await readSome());
    })
    await this.open()
    runInAction(() => {
      this.isReadingAll = false
      this.failed = answer.is === 'failed'
    })
  }
}

export const noticesPageStore = transient(
  'NoticesPageStore',
  [ports.feed, inCompany],
  (feed, current) => new NoticesPageStore(feed, current),
)
