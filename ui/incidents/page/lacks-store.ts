import type { Incident } from '@osh/core/incidents/incident.ts'
import type { IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import type { LacksOf } from '@osh/core/incidents/lack.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** What an inspector will find missing, told before. Outsiders have no records here. */
export class LacksStore {
  state: LoadingState<readonly LacksOf[]> = pending
  readonly #incidents: Pick<IncidentRepository, 'readLacks'>
  readonly #current: InCompany

  constructor(incidents: Pick<IncidentRepository, 'readLacks'>, current: InCompany) {
    this.#incidents = incidents
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open({ id }: Pick<Incident, 'id'>): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#incidents.readLacks(company.id, id))
    runInAction(() => {
      this.state =
        answer.is === 'failed' ? answer : { is: 'ready', value: answer.value.ok ? answer.value.value : [] }
    })
  }
}

export const lacksStore = transient(
  'LacksStore',
  [ports.incidents, inCompany],
  (incidents, current) => new LacksStore(incidents, current),
)
