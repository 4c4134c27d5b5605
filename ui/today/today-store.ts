import type { BarredEmployee } from '@osh/core/admission/barred-employee.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Part } from '@osh/core/today/part.ts'
import type { Today, TodayQueries } from '@osh/core/today/today.ts'
import { wordNamesakes } from '@osh/core/wording/formats/namesakes.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { fetchFactors, findNoFactor } from '#ui/obligations/fetch-factors.ts'

/** How many more are read at once. */
const PAGE = 100

/** Today's work, each part for itself. */
export class TodayStore {
  state: LoadingState<Today> = pending
  /** Those who were asked for beyond the first; null while no one asked. */
  people: readonly BarredEmployee[] | null = null
  busy = false
  factorOf: FactorLookup = findNoFactor
  #round = 0
  readonly #today: TodayQueries
  readonly #current: InCompany

  constructor(today: TodayQueries, current: InCompany) {
    this.#today = today
    this.#current = current
    makeAutoObservable(
      this,
      { state: observableRef, people: observableRef, factorOf: observableRef },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get inn(): string {
    return this.#current.company.inn
  }

  get barred() {
    return this.#part(({ barred }) => barred)
  }

  get overdue() {
    return this.#part(({ overdue }) => overdue)
  }

  get awaiting() {
    return this.#part(({ awaiting }) => awaiting)
  }

  get measures() {
    return this.#part(({ measures }) => measures)
  }

  get shown(): readonly BarredEmployee[] {
    if (this.people !== null) return this.people
    return this.barred.is === 'ready' ? this.barred.value.items : []
  }

  /** What tells namesakes apart among those who are shown. */
  get marks(): ReadonlyMap<EmployeeId, string> {
    return wordNamesakes(
      this.shown.map(({ employeeId, fullName, ...one }) => ({ ...one, id: employeeId, name: fullName })),
    )
  }

  /** Reads all parts; what is shown stays until the answer comes, what has failed doesn't. */
  async read(): Promise<void> {
    this.#round += 1
    const round = this.#round
    if (this.state.is === 'failed') this.#enter(pending)
    const { company } = this.#current
    const answer = await load(async () => {
      const today = await this.#today.look(company.id)
      const known = today.barred.is === 'ready' ? await this.#fetchFactorsFor(today.barred.value.items) : null
      return { today, known }
    })
    if (round !== this.#round) return
    runInAction(() => {
      this.people = null
      if (answer.is === 'ready' && answer.value.known) this.factorOf = answer.value.known
    })
    this.#enter(answer.is === 'ready' ? { is: 'ready', value: answer.value.today } : answer)
  }

  /** Reads the next of those who may not work. A failure is left as it is: the button stays. */
  async readMore(): Promise<void> {
    if (this.busy) return
    runInAction(() => {
      this.busy = true
    })
    const round = this.#round
    const page = Math.floor((this.people?.length ?? 0) / PAGE) + 1
    const answer = await load(async () => {
      const { items } = await this.#today.listBarred(this.#current.company.id, { page, limit: PAGE })
      return { items, factorOf: await this.#fetchFactorsFor(items) }
    })
    runInAction(() => {
      this.busy = false
      if (round !== this.#round || answer.is === 'failed') return
      const read = new Set(this.people?.map(({ employeeId }) => employeeId))
      const next = answer.value.items.filter(({ employeeId }) => !read.has(employeeId))
      this.people = [...(this.people ?? []), ...next]
      if (answer.value.factorOf) this.factorOf = answer.value.factorOf
    })
  }

  /** The points of order 29н, where someone lacks an examination. */
  #fetchFactorsFor(people: readonly BarredEmployee[]): Promise<FactorLookup> | null {
    const lack = people.some(({ bars }) =>
      bars.some(({ duty }) => duty.subject.section === 'medicalExamination'),
    )
    return lack ? fetchFactors() : null
  }

  #part<T>(of: (today: Today) => Part<T>): LoadingState<T> {
    return this.state.is === 'ready' ? of(this.state.value) : this.state
  }

  #enter(state: LoadingState<Today>): void {
    runInAction(() => {
      this.state = state
    })
  }
}

export const todayStore = transient(
  'TodayStore',
  [ports.today, inCompany],
  (today, current) => new TodayStore(today, current),
)
