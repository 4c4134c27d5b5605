import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import {
  everyMicrotrauma,
  type MicrotraumaFilter,
  type MicrotraumaRepository,
} from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { isReviewLate } from '@osh/core/incidents/microtraumas/review-term.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { addPage } from '#ui/kit/pages/add-page.ts'
import { readAll } from '#ui/kit/pages/read-all.ts'
import { transient } from '#ui/kit/services/service.ts'

const PAGE = 50

/** The register as read so far, and its filter. */
export class MicrotraumaListStore {
  filter: MicrotraumaFilter = everyMicrotrauma
  microtraumas: readonly Microtrauma[] = []
  total = 0
  uncounted = false
  /** The last page was read: what came meanwhile stands before the first, and is read with it. */
  complete = false
  state: LoadingState<null> = pending
  #round = 0
  readonly #repository: MicrotraumaRepository
  readonly #clock: Clock
  readonly #current: InCompany

  constructor(repository: MicrotraumaRepository, clock: Clock, current: InCompany) {
    this.#repository = repository
    this.#clock = clock
    this.#current = current
    makeAutoObservable(
      this,
      { filter: observableRef, microtraumas: observableRef, state: observableRef },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  /** What is shown stays until the answer comes. */
  open(filter: MicrotraumaFilter): Promise<void> {
    this.filter = filter
    return this.#read(1)
  }

  reload(): Promise<void> {
    return this.#read(1)
  }

  readMore(): Promise<void> {
    return this.#read(Math.floor(this.microtraumas.length / PAGE) + 1)
  }

  /** All that the filter leaves, also what is not read yet. Throws `Unavailable`. */
  readAll(): Promise<readonly Microtrauma[]> {
    const { company } = this.#current
    const { filter } = this
    return readAll(
      (page) => this.#repository.listPage(company.id, { ...filter, ...page }),
      ({ id }) => id,
    )
  }

  /** By the clock of the place. */
  isLate(microtrauma: Microtrauma): boolean {
    return isReviewLate(microtrauma, takeMomentDay(computeMomentIn(microtrauma.timeZone, this.#clock.now())))
  }

  async #read(page: number): Promise<void> {
    const { company } = this.#current
    this.#round += 1
    const round = this.#round
    const query = { ...this.filter, page, limit: PAGE }
    const answer = await load(() => this.#repository.listPage(company.id, query))
    if (round !== this.#round) return
    if (answer.is === 'failed') this.#enter(answer)
    else if (this.#take(page, answer.value)) await this.#read(page + 1)
  }

  /** Whether all of it was there already. */
  #take(page: number, listed: Listed<Microtrauma>): boolean {
    return runInAction(() => {
      const known = page === 1 ? [] : this.microtraumas
      const { rows, isPassed, isLast } = addPage(known, listed, ({ id }) => id, PAGE)
      this.microtraumas = rows
      this.total = listed.total
      this.complete = isLast
      this.uncounted = listed.more && !isLast
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

export const microtraumaListStore = transient(
  'MicrotraumaListStore',
  [ports.microtraumas, ports.clock, inCompany],
  (repository, clock, current) => new MicrotraumaListStore(repository, clock, current),
)
