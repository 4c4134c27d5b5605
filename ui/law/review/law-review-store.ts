import type { Document } from '@osh/core/documents/document.ts'
import { findChangeSince, type LawDesk, type LawReview } from '@osh/core/documents/library/law-review.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** Changes of the law, and what of the company stands on what they have changed. */
export class LawReviewStore {
  state: LoadingState<LawReview> = pending
  readonly #desk: LawDesk
  readonly #current: InCompany

  constructor(desk: LawDesk, current: InCompany) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const answer = await load(() => this.#desk.reviewLaw(this.#current.company.id))
    runInAction(() => {
      this.state = answer
    })
  }

  /** Since when the paper's form, or the law under it, is another; null while neither is, and while nothing is known. */
  findChangeOf({ templateId, enteredAt, annulled }: Document) {
    if (this.state.is !== 'ready' || annulled) return null
    return findChangeSince(this.state.value, templateId, enteredAt.slice(0, 10) as LocalDate)
  }
}

export const lawReviewStore = transient(
  'LawReviewStore',
  [ports.lawDesk, inCompany],
  (desk, current) => new LawReviewStore(desk, current),
)
