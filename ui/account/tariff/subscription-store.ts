import { countDaysLeft } from '@osh/core/tariffs/company-term.ts'
import type { Subscription, Subscriptions } from '@osh/core/tariffs/subscription.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** From how many days on the end of a term is told of on every screen. */
const SOON_DAYS = 5

/** What the company on the screen has of the service. */
export class SubscriptionStore {
  state: LoadingState<Subscription> = pending
  readonly #subscriptions: Subscriptions
  readonly #current: CurrentCompany

  constructor(subscriptions: Subscriptions, current: CurrentCompany) {
    this.#subscriptions = subscriptions
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const { company } = this.#current
    if (company === null) return
    const state = await load(() => this.#subscriptions.readSubscription(company.id))
    runInAction(() => {
      this.state = state
    })
  }

  /** Days that are left, where there are few of them; 0 once the term has ended. Null: nothing is to be told of. */
  get fewDays(): number | null {
    if (this.state.is !== 'ready' || this.state.value.term === null) return null
    const days = countDaysLeft(this.state.value.term, this.state.value.today)
    return days <= SOON_DAYS ? days : null
  }
}

export const subscriptionStore = transient(
  'SubscriptionStore',
  [ports.subscriptions, currentCompany],
  (subscriptions, current) => new SubscriptionStore(subscriptions, current),
)
