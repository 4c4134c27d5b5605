import type { TrainedOutside } from '@osh/core/requirements/outside/trained-outside.ts'
import type { RequirementDesk } from '@osh/core/requirements/requirements.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** Who learns in an accredited centre. */
export class OutsideStore {
  state: LoadingState<TrainedOutside> = pending
  readonly #desk: RequirementDesk
  readonly #current: InCompany

  constructor(desk: RequirementDesk, current: InCompany) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const { company } = this.#current
    const state = await load(() => this.#desk.readTrainedOutside(company.id))
    runInAction(() => {
      this.state = state
    })
  }
}

export const outsideStore = transient(
  'OutsideStore',
  [ports.requirementDesk, inCompany],
  (desk, current) => new OutsideStore(desk, current),
)
