import type { DeadlineTable } from '@osh/core/deadline-tables/deadline-table.ts'
import type { MeasureRepository } from '@osh/core/measures/measure-repository.ts'
import type { EarlierReads } from '@osh/core/records/earlier-reads.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { CompanyId } from '@osh/core/shared/identity.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { load } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'
import { ports } from '../container.ts'
import { type CurrentCompany, currentCompany } from '../session/current-company.ts'
import { type OwnRights, ownRights } from '../session/own-rights.ts'

/** What the shell counts. Screens that move deadlines call `refresh` afterwards. */
export class ShellStore {
  /** Overdue rows per section; null before the first answer and without a company. */
  overdue: Readonly<Record<Section, number>> | null = null
  /** Measures whose term has passed. */
  overdueMeasures = 0
  /** False after a call that got no answer, until one does. */
  reachable = true
  /** Something that the screens show was read earlier. */
  earlier = false
  readonly #deadlines: DeadlineTable
  readonly #measures: MeasureRepository
  readonly #current: CurrentCompany
  readonly #rights: OwnRights
  readonly #earlierReads: EarlierReads

  constructor(
    deadlines: DeadlineTable,
    measures: MeasureRepository,
    current: CurrentCompany,
    rights: OwnRights,
    earlierReads: EarlierReads,
  ) {
    this.#deadlines = deadlines
    this.#measures = measures
    this.#current = current
    this.#rights = rights
    this.#earlierReads = earlierReads
    makeAutoObservable(this, { overdue: observableRef }, { autoBind: true })
    this.follow()
    earlierReads.subscribe(this.follow)
  }

  /** What to say of the server; null while it answers. */
  get trouble(): 'unreachable' | 'readEarlier' | null {
    if (this.earlier) return 'readEarlier'
    return this.reachable ? null : 'unreachable'
  }

  follow(): void {
    this.earlier = this.#earlierReads.hasAny()
  }

  get overdueTotal(): number {
    return Object.values(this.overdue ?? {}).reduce((total, count) => total + count, this.overdueMeasures)
  }

  async refresh(): Promise<void> {
    const { company } = this.#current
    const answer = await load(async () => company && this.#count(company.id))
    if (answer.is === 'failed') this.lose()
    else this.#take(answer.value?.overdue ?? null, answer.value?.measures ?? 0)
    if (this.reachable && this.earlier) await this.#earlierReads.readAgain()
  }

  async #count(company: CompanyId) {
    const [overdue, measures] = await Promise.all([
      this.#deadlines.countOverdue(company),
      this.#countMeasures(company),
    ])
    return { overdue, measures }
  }

  /** None for whoever does not see what is of the whole company. */
  async #countMeasures(company: CompanyId): Promise<number> {
    await this.#rights.ask()
    return this.#rights.may('see-records') ? (await this.#measures.countByState(company)).overdue : 0
  }

  #take(overdue: Readonly<Record<Section, number>> | null, measures: number): void {
    runInAction(() => {
      this.overdue = overdue
      this.overdueMeasures = measures
      this.reachable = true
    })
  }

  lose(): void {
    this.reachable = false
  }
}

export const shellStore = singleton(
  'ShellStore',
  [ports.deadlines, ports.measures, currentCompany, ownRights, ports.earlierReads],
  (deadlines, measures, current, rights, earlierReads) =>
    new ShellStore(deadlines, measures, current, rights, earlierReads),
)
