import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityRepository } from '@osh/core/responsibilities/responsibility-repository.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** Who held a role, and when. */
export class RoleHistoryStore {
  state: LoadingState<readonly Term[]> = pending
  readonly #responsibilities: ResponsibilityRepository
  readonly #current: InCompany

  constructor(responsibilities: ResponsibilityRepository, current: InCompany) {
    this.#responsibilities = responsibilities
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(roleId: RoleId): Promise<void> {
    const { company } = this.#current
    this.#enter(pending)
    this.#enter(await load(() => this.#responsibilities.readHistory(company.id, roleId)))
  }

  #enter(state: LoadingState<readonly Term[]>): void {
    runInAction(() => {
      this.state = state
    })
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }
}

export const roleHistoryStore = transient(
  'RoleHistoryStore',
  [ports.responsibilities, inCompany],
  (responsibilities, current) => new RoleHistoryStore(responsibilities, current),
)
