import { findLackedOnDay, type Lack } from '@osh/core/documents/sources/employee/lacked.ts'
import { listDutiesOnDay } from '@osh/core/documents/sources/facts/duties-on-day.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { ObligationRepository } from '@osh/core/obligations/obligation-repository.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** What the records of one of the injured lacked when the accident happened. */
export type LacksOf = { readonly fullName: string; readonly lacks: readonly Lack[] }

/** What an inspector will find missing, told before. Outsiders have no records here. */
export class LacksStore {
  state: LoadingState<readonly LacksOf[]> = pending
  readonly #obligations: ObligationRepository
  readonly #current: InCompany

  constructor(obligations: ObligationRepository, current: InCompany) {
    this.#obligations = obligations
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open({ injured, occurredAt }: Incident): Promise<void> {
    const day = takeMomentDay(occurredAt)
    const own = injured.flatMap(({ employeeId, fullName }) =>
      employeeId === null ? [] : [{ employeeId, fullName }],
    )
    const state = await load(() =>
      Promise.all(
        own.map(async ({ employeeId, fullName }) => ({
          fullName,
          lacks: findLackedOnDay(listDutiesOnDay(await this.#readHistories(employeeId), day), day),
        })),
      ),
    )
    runInAction(() => {
      this.state = state
    })
  }

  async #readHistories(employeeId: EmployeeId) {
    const { company } = this.#current
    const obligations = await this.#obligations.list(company.id, { employeeId })
    return Promise.all(
      obligations.map(async (obligation) => {
        const completions = await this.#obligations.listCompletions(company.id, obligation.id)
        return { obligation, completions: completions.ok ? completions.value : [] }
      }),
    )
  }
}

export const lacksStore = transient(
  'LacksStore',
  [ports.obligations, inCompany],
  (obligations, current) => new LacksStore(obligations, current),
)
