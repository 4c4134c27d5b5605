import type { DeskRequest, RequestDesk, RequestFilter } from '@osh/core/activity-requests/request-desk.ts'
import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import { describeRefusal } from '@osh/core/wording/refusals/refusals.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { isForOthers } from '../is-for-others.ts'
import { readPages, type Shown } from '../read-pages.ts'

/** Requests for activities, the latest first, as far as they were looked at. */
export class OperatorRequestsStore {
  filter: RequestFilter = 'new'
  state: LoadingState<Shown<DeskRequest>> = pending
  busy = false
  /** Why the last thing could not be done. */
  failure: string | null = null
  #round = 0
  readonly #desk: RequestDesk | null

  constructor(desk: RequestDesk | null) {
    this.#desk = desk
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get isOthers(): boolean {
    return isForOthers(this.#desk, this.state)
  }

  get isComplete(): boolean {
    return this.state.is !== 'ready' || this.state.value.items.length >= this.state.value.total
  }

  choose(filter: RequestFilter): Promise<void> {
    this.filter = filter
    this.state = pending
    return this.open()
  }

  /** From the latest on, as many as were shown. */
  open(): Promise<void> {
    return this.#read(0)
  }

  more(): Promise<void> {
    return this.#read(1)
  }

  /** Marks it as dealt with, or as new; answers whether that is done. */
  async handle({ id: requestId }: DeskRequest, handled: boolean): Promise<boolean> {
    const desk = this.#desk
    if (desk === null || this.busy) return false
    this.#settle(true, null)
    const answer = await load(() => desk.handle({ details: { requestId, handled } }))
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
    this.#round += 1
    const [round, { filter }] = [this.#round, this]
    const state = await readPages(this.state, more, (page) => desk.list({ ...page, filter }))
    if (round !== this.#round) return
    runInAction(() => {
      this.state = state
    })
  }
}

export const operatorRequestsStore = transient(
  'OperatorRequestsStore',
  [ports.requestDesk],
  (desk) => new OperatorRequestsStore(desk),
)
