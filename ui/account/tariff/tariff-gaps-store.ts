import { findTermLimits } from '@osh/core/tariffs/company-term.ts'
import type { Subscription, Subscriptions } from '@osh/core/tariffs/subscription.ts'
import type { TariffName } from '@osh/core/tariffs/tariff.ts'
import { findGaps, type TariffUse } from '@osh/core/tariffs/tariff-gaps.ts'
import { wordGaps } from '@osh/core/wording/service/tariff-gaps.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

type Known = Pick<Subscription, 'term'> & { readonly use: TariffUse }

/** What of all that the company uses a tariff does not give. */
export class TariffGapsStore {
  state: LoadingState<Known> = pending
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
    const state = await load(async () => {
      const [{ term }, use] = await Promise.all([
        this.#subscriptions.readSubscription(company.id),
        this.#subscriptions.readUse(company.id),
      ])
      return { term, use }
    })
    runInAction(() => {
      this.state = state
    })
  }

  /** In words; none while that is not known, and of a company where nothing ends. */
  wordGapsOf(tariff: TariffName): readonly string[] {
    if (this.state.is !== 'ready' || this.state.value.term === null) return []
    const { term, use } = this.state.value
    const limits = findTermLimits({ ...term, tariff })
    return wordGaps(findGaps(use, limits), limits)
  }
}

export const tariffGapsStore = transient(
  'TariffGapsStore',
  [ports.subscriptions, currentCompany],
  (subscriptions, current) => new TariffGapsStore(subscriptions, current),
)
