import { computeMomentIn } from '@osh/core/companies/time-zones.ts'
import type { Microtrauma } from '@osh/core/incidents/microtraumas/microtrauma.ts'
import {
  everyMicrotrauma,
  type MicrotraumaRepository,
} from '@osh/core/incidents/microtraumas/microtrauma-repository.ts'
import { isReviewLate, reviewTerm } from '@osh/core/incidents/microtraumas/review-term.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { takeMomentDay } from '@osh/core/shared/dates/local-moment.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** Told at first; the register has the others. */
const MOST = 50
const SHOWN = 10

type Waiting = { readonly all: readonly Microtrauma[]; readonly total: number }

/** Microtraumas that are not reviewed yet, the nearest term first. */
export class MicrotraumasTodayStore {
  state: LoadingState<Waiting> = pending
  readonly #repository: MicrotraumaRepository
  readonly #clock: Clock
  readonly #current: InCompany

  constructor(repository: MicrotraumaRepository, clock: Clock, current: InCompany) {
    this.#repository = repository
    this.#clock = clock
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async read(): Promise<void> {
    const query = { ...everyMicrotrauma, state: 'to-review', page: 1, limit: MOST } as const
    const answer = await load(() => this.#repository.listPage(this.#current.company.id, query))
    runInAction(() => {
      this.state =
        answer.is === 'failed'
          ? answer
          : {
              is: 'ready',
              value: { all: answer.value.items.toSorted(compareByTerm), total: answer.value.total },
            }
    })
  }

  get shown(): readonly Microtrauma[] {
    return this.state.is === 'ready' ? this.state.value.all.slice(0, SHOWN) : []
  }

  get late(): number {
    return this.state.is === 'ready' ? this.state.value.all.filter((one) => this.isLate(one)).length : 0
  }

  isLate(microtrauma: Microtrauma): boolean {
    return isReviewLate(microtrauma, this.findToday(microtrauma))
  }

  /** The day at the place. */
  findToday({ timeZone }: Microtrauma): LocalDate {
    return takeMomentDay(computeMomentIn(timeZone, this.#clock.now()))
  }
}

const compareByTerm = (a: Microtrauma, b: Microtrauma): number =>
  reviewTerm(a).until.localeCompare(reviewTerm(b).until) || a.id - b.id

export const microtraumasTodayStore = transient(
  'MicrotraumasTodayStore',
  [ports.microtraumas, ports.clock, inCompany],
  (repository, clock, current) => new MicrotraumasTodayStore(repository, clock, current),
)
