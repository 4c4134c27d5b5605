import type { DeskRequest, RequestDesk, RequestFilter } from '@osh/core/activity-requests/request-desk.ts'
import { makeAutoObservable } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { transient } from '#ui/kit/services/service.ts'
import { Attempt } from '../attempt.ts'
import { PagedList } from '../paged-list.ts'

/** Requests for activities, the latest first. */
export class OperatorRequestsStore {
  filter: RequestFilter = 'new'
  readonly list: PagedList<DeskRequest>
  readonly attempt = new Attempt(() => this.list.open())
  readonly #desk: RequestDesk | null

  constructor(desk: RequestDesk | null) {
    this.#desk = desk
    this.list = new PagedList(desk && ((page) => desk.list({ ...page, filter: this.filter })))
    makeAutoObservable(this, { list: false, attempt: false }, { autoBind: true })
  }

  choose(filter: RequestFilter): Promise<void> {
    this.filter = filter
    return this.list.restart()
  }

  /** Marks it as dealt with, or as new; answers whether that is done. */
  async handle({ id: requestId }: DeskRequest, handled: boolean): Promise<boolean> {
    const desk = this.#desk
    return desk !== null && this.attempt.make(() => desk.handle({ details: { requestId, handled } }))
  }
}

export const operatorRequestsStore = transient(
  'OperatorRequestsStore',
  [ports.requestDesk],
  (desk) => new OperatorRequestsStore(desk),
)
