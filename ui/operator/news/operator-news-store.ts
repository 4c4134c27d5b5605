import type { NewsDesk } from '@osh/core/news/desk/news-desk.ts'
import type { DeskNews } from '@osh/core/news/desk/written-news.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { isForOthers } from '../is-for-others.ts'
import { readPages, type Shown } from '../read-pages.ts'
import { NewsDraftStore } from './news-draft-store.ts'

/** News of the service as operators write them, the latest first, as far as they were looked at. */
export class OperatorNewsStore {
  state: LoadingState<Shown<DeskNews>> = pending
  /** What is being written; null where nothing is. */
  draft: NewsDraftStore | null = null
  busy = false
  /** Why the last thing could not be done. */
  failure: string | null = null
  readonly #desk: NewsDesk | null

  constructor(desk: NewsDesk | null) {
    this.#desk = desk
    makeAutoObservable(this, { state: observableRef, draft: observableRef }, { autoBind: true })
  }

  get isOthers(): boolean {
    return isForOthers(this.#desk, this.state)
  }

  get isComplete(): boolean {
    return this.state.is !== 'ready' || this.state.value.items.length >= this.state.value.total
  }

  /** From the latest on, as many as were shown. */
  open(): Promise<void> {
    return this.#read(0)
  }

  more(): Promise<void> {
    return this.#read(1)
  }

  write(of: DeskNews | null): void {
    if (this.#desk) this.draft = new NewsDraftStore(this.#desk, of)
  }

  drop(): void {
    this.draft = null
  }

  /** Answers whether it is kept; what was written stays where it is not. */
  async save(): Promise<boolean> {
    const isKept = (await this.draft?.save()) === true
    if (isKept) await this.open()
    return isKept
  }

  /** Takes it out of the feed, or puts it back; answers whether that is done. */
  async withdraw({ id: newsId, version }: DeskNews, withdrawn: boolean): Promise<boolean> {
    const desk = this.#desk
    if (desk === null || this.busy) return false
    this.#settle(true, null)
    const answer = await load(() => desk.withdraw({ details: { newsId, version, withdrawn } }))
    const failure =
      answer.is === 'failed'
        ? describeFailure(answer.status)
        : answer.value.ok
          ? null
          : describeRefusal(answer.value.error)
    if (answer.is === 'ready') await this.open()
    this.#settle(false, failure)
    return failure === null
  }

  #settle(busy: boolean, failure: string | null): void {
    runInAction(() => {
      this.busy = busy
      this.failure = failure
    })
  }

  async #read(more: number): Promise<void> {
    const desk = this.#desk
    if (desk === null) return
    const state = await readPages(this.state, more, (page) => desk.list(page))
    runInAction(() => {
      this.state = state
    })
  }
}

export const operatorNewsStore = transient(
  'OperatorNewsStore',
  [ports.newsDesk],
  (desk) => new OperatorNewsStore(desk),
)
