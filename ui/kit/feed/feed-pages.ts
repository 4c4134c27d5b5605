import type { Listed, PageQuery } from '@osh/core/shared/page.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type LoadingState, load, pending } from '../loading-state.ts'

/** Where the pages of a feed come from. */
export type FeedSource<T> = {
  readonly limit: number
  readonly ask: (query: PageQuery) => Promise<Listed<T>>
  readonly nameKey: (item: T) => number | string
  /** Whether the list that the server has now has it still: what was read is unread no more. */
  readonly isListed: (item: T) => boolean
  /** Whether it came on top after the feed was opened. */
  readonly isLater: (item: T, newest: T) => boolean
}

/** A feed as far as it has been read, the newest first; each piece once. What comes meanwhile is in the feed that is opened next. */
export class FeedPages<T> {
  /** Of the first page; the next ones leave it ready. */
  state: LoadingState<null> = pending
  items: readonly T[] = []
  total = 0
  busy = false
  /** The next page failed: no further ones are asked for until someone says so. */
  nextFailed = false
  /** The page that was asked for last, and whether all of it was here before. */
  #page = 0
  #wasKnown = false
  #round = 0
  readonly #source: FeedSource<T>

  constructor(source: FeedSource<T>) {
    this.#source = source
    makeAutoObservable<FeedPages<T>>(this, { items: observableRef }, { autoBind: true })
  }

  get hasMore(): boolean {
    return this.state.is === 'ready' && this.left < this.total
  }

  /** How many of the list that the server has now are here. */
  get left(): number {
    return this.items.filter(this.#source.isListed).length
  }

  open(): Promise<void> {
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

  /** What left the list meanwhile moves the pages up. */
  get #nextPage(): number {
    const hasLeft = this.left < this.items.length
    return hasLeft && !this.#wasKnown ? Math.floor(this.left / this.#source.limit) + 1 : this.#page + 1
  }

  retryNext(): Promise<void> {
    this.nextFailed = false
    return this.readMore()
  }

  async #read(page: number): Promise<void> {
    const { limit, ask, nameKey, isLater } = this.#source
    this.busy = true
    this.#round += 1
    const round = this.#round
    const answer = await load(() => ask({ page, limit }))
    runInAction(() => {
      if (round !== this.#round) return
      this.busy = false
      if (answer.is === 'failed') {
        if (page === 1 && this.items.length === 0) this.state = answer
        else this.nextFailed = true
        return
      }
      const known = new Set(this.items.map(nameKey))
      const [newest] = this.items
      const fresh = answer.value.items.filter(
        (item) => !known.has(nameKey(item)) && (newest === undefined || !isLater(item, newest)),
      )
      this.#page = page
      this.#wasKnown = fresh.length === 0
      this.items = [...this.items, ...fresh]
      this.total = answer.value.items.length === 0 ? this.left : answer.value.total
      this.state = { is: 'ready', value: null }
    })
  }
}
