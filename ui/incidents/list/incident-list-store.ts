import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { Incident } from '@osh/core/incidents/incident.ts'
import type { IncidentFilter, IncidentRepository } from '@osh/core/incidents/incident-repository.ts'
import { type PlanStep, planInvestigation } from '@osh/core/incidents/plan.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { addPage } from '#ui/kit/pages/add-page.ts'
import { readAll } from '#ui/kit/pages/read-all.ts'
import { transient } from '#ui/kit/services/service.ts'

const PAGE = 50

const everything: IncidentFilter = { search: '', state: null, degree: null }

/** The list of accidents as read so far, and its filters. */
export class IncidentListStore {
  filters: IncidentFilter = everything
  incidents: readonly Incident[] = []
  complete = false
  state: LoadingState<null> = pending
  #round = 0
  readonly #repository: IncidentRepository
  readonly #clock: Clock
  readonly #current: InCompany

  constructor(repository: IncidentRepository, clock: Clock, current: InCompany) {
    this.#repository = repository
    this.#clock = clock
    this.#current = current
    makeAutoObservable(
      this,
      { filters: observableRef, incidents: observableRef, state: observableRef },
      { autoBind: true },
    )
  }

  /** What is shown stays until the answer comes. */
  open(filters: IncidentFilter): Promise<void> {
    this.filters = filters
    return this.reload()
  }

  reload(): Promise<void> {
    return this.#read(1)
  }

  readMore(): Promise<void> {
    return this.#read(Math.floor(this.incidents.length / PAGE) + 1)
  }

  /** All that the filters leave, also what is not read yet. Throws `Unavailable`. */
  readAll(): Promise<readonly Incident[]> {
    const { company } = this.#current
    const { filters } = this
    return readAll(
      (page) => this.#repository.listPage(company.id, { ...filters, ...page }),
      ({ id }) => id,
    )
  }

  /** The open step whose term ends first; where none has a term, the first that is due at once. */
  findNextStep(incident: Incident): PlanStep | null {
    const plan = planInvestigation(incident, computeMomentIn(incident.timeZone, this.#clock.now()))
    return plan.next ?? plan.atOnce[0] ?? null
  }

  async #read(page: number): Promise<void> {
    const { company } = this.#current
    this.#round += 1
    const round = this.#round
    const query = { ...this.filters, page, limit: PAGE }
    const answer = await load(() => this.#repository.listPage(company.id, query))
    if (round !== this.#round) return
    if (answer.is === 'failed') this.#enter(answer)
    else if (this.#take(page, answer.value)) await this.#read(page + 1)
  }

  /** Whether all of it was there already. */
  #take(page: number, listed: Listed<Incident>): boolean {
    return runInAction(() => {
      const known = page === 1 ? [] : this.incidents
      const { rows, isPassed, isLast } = addPage(known, listed, ({ id }) => id, PAGE)
      this.incidents = rows
      this.complete = isLast
      this.#enter({ is: 'ready', value: null })
      return isPassed
    })
  }

  #enter(state: LoadingState<null>): void {
    runInAction(() => {
      this.state = state
    })
  }
}

export const incidentListStore = transient(
  'IncidentListStore',
  [ports.incidents, ports.clock, inCompany],
  (repository, clock, current) => new IncidentListStore(repository, clock, current),
)
