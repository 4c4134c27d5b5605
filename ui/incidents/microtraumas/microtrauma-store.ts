import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { IncidentId } from '@osh/core/incidents/incident.ts'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import type { MicrotraumaEvent } from '@osh/core/incidents/microtraumas/microtrauma-facts.ts'
import type { MicrotraumaId } from '@osh/core/incidents/microtraumas/microtrauma-id.ts'
import type { MicrotraumaRepository } from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { isReviewLate } from '@osh/core/incidents/microtraumas/review-term.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import type { Input } from '@osh/core/shared/input/field-reader.ts'
import type { Result } from '@osh/core/shared/results/result.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { wordMicrotraumaFailure, wordMicrotraumaRefusal } from './refused-microtrauma.ts'

/** A record whose card is open; null in `state` where there is no such record. */
export class MicrotraumaStore {
  state: LoadingState<Microtrauma | null> = pending
  events: LoadingState<readonly MicrotraumaEvent[]> = pending
  readonly #repository: MicrotraumaRepository
  readonly #clock: Clock
  readonly #current: InCompany

  constructor(repository: MicrotraumaRepository, clock: Clock, current: InCompany) {
    this.#repository = repository
    this.#clock = clock
    this.#current = current
    makeAutoObservable(this, { state: observableRef, events: observableRef }, { autoBind: true })
  }

  async open(id: MicrotraumaId): Promise<void> {
    const { company } = this.#current
    const answer = await load(() => this.#repository.get(company.id, id))
    this.#enter(
      answer.is === 'failed' ? answer : { is: 'ready', value: answer.value.ok ? answer.value.value : null },
    )
  }

  get microtrauma(): Microtrauma | null {
    return this.state.is === 'ready' ? this.state.value : null
  }

  /** The company's own day, which papers are dated with. */
  get today(): LocalDate {
    return this.#current.today()
  }

  /** The day at the place. */
  findToday({ timeZone }: Microtrauma): LocalDate {
    return takeMomentDay(computeMomentIn(timeZone, this.#clock.now()))
  }

  isLate(microtrauma: Microtrauma): boolean {
    return isReviewLate(microtrauma, this.findToday(microtrauma))
  }

  /** What was refused, by field; nothing once it is stored. */
  change({ companyId, id }: Microtrauma, patch: Input): Promise<Messages> {
    return this.#take(() => this.#repository.change({ companyId, id, patch }))
  }

  annul({ companyId, id }: Microtrauma, reason: string): Promise<Messages> {
    return this.#take(() => this.#repository.annul({ companyId, id, reason }))
  }

  /** The accident that goes on from it, or what was refused. */
  async becomeAccident({ companyId, id }: Microtrauma, details: Input): Promise<IncidentId | Messages> {
    const answer = await load(() => this.#repository.becomeAccident({ companyId, id, details }))
    if (answer.is === 'failed') return wordMicrotraumaFailure(answer.status)
    return answer.value.ok ? answer.value.value.id : wordMicrotraumaRefusal(answer.value.error)
  }

  async readEvents({ companyId, id }: Microtrauma): Promise<void> {
    const answer = await load(() => this.#repository.readChronology(companyId, id))
    runInAction(() => {
      this.events =
        answer.is === 'failed' ? answer : { is: 'ready', value: answer.value.ok ? answer.value.value : [] }
    })
  }

  async #take(
    send: () => Promise<Result<Microtrauma, Parameters<typeof wordMicrotraumaRefusal>[0]>>,
  ): Promise<Messages> {
    const answer = await load(send)
    if (answer.is === 'failed') return wordMicrotraumaFailure(answer.status)
    if (!answer.value.ok) return wordMicrotraumaRefusal(answer.value.error)
    this.#enter({ is: 'ready', value: answer.value.value })
    return {}
  }

  #enter(state: LoadingState<Microtrauma | null>): void {
    runInAction(() => {
      this.state = state
    })
  }
}

export const microtraumaStore = transient(
  'MicrotraumaStore',
  [ports.microtraumas, ports.clock, inCompany],
  (repository, clock, current) => new MicrotraumaStore(repository, clock, current),
)
