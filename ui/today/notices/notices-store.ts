import type { NoticeRepository } from '@osh/core/notices/notice-repository.ts'
import type { ToldNotice } from '@osh/core/notices/step-notices.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** What the company has to be told of now, and which of it the person has read. */
export class NoticesStore {
  state: LoadingState<readonly ToldNotice[]> = pending
  readonly #notices: NoticeRepository
  readonly #current: InCompany

  constructor(notices: NoticeRepository, current: InCompany) {
    this.#notices = notices
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  get unread(): readonly ToldNotice[] {
    return this.state.is === 'ready' ? this.state.value.filter(({ read }) => !read) : []
  }

  get late(): boolean {
    return this.state.is === 'ready' && this.state.value.some(({ facts }) => facts.state !== 'due')
  }

  async open(): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#notices.list(company.id))
    runInAction(() => {
      this.state = answer
    })
  }

  /** Marks notices as read. A failure leaves them unread: they can be marked again. */
  async read(read: readonly ToldNotice[]): Promise<void> {
    const { company } = this.#current
    const ids = read.map(({ id }) => id)
    await load(() => this.#notices.read({ companyId: company.id, details: { ids } }))
    await this.open()
  }
}

export const noticesStore = transient(
  'NoticesStore',
  [ports.notices, inCompany],
  (notices, current) => new NoticesStore(notices, current),
)
