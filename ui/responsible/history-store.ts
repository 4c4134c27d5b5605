import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { Term } from '@osh/core/responsibilities/responsibility.ts'
import type { ResponsibilityRepository } from '@osh/core/responsibilities/responsibility-repository.ts'
import { makeAutoObservable, observableRef } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** Who held a role, and when. */
export class RoleHistoryStore {
  state: LoadingState<readonly Term[]> = pending
  readonly #responsibilities: ResponsibilityRepository
  readonly #current: CurrentCompany

  constructor(responsibilities: ResponsibilityRepository, current: CurrentCompany) {
    this.#responsibilities = responsibilities
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(roleId: RoleId): Promise<void> {
    const { company } = this.#current
    if (company === null) return
    this.enter(pending)
    this.enter(await load(() => this.#responsibilities.history(company.id, roleId)))
  }

  enter(state: LoadingState<readonly Term[]>): void {
    this.state = state
  }

  get timeZone(): string {
    return this.#current.company?.timeZone ?? 'UTC'
  }
}

export const roleHistoryStore = transient(
  'RoleHistoryStore',
  [ports.responsibilities, currentCompany],
  (responsibilities, current) => new RoleHistoryStore(responsibilities, current),
)
