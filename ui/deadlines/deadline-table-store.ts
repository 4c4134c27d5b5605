import type {
  DeadlineRow,
  DeadlineSort,
  DeadlineTable,
  Horizon,
} from '@osh/core/deadline-tables/deadline-table.ts'
import { boundsOf, type Part } from '@osh/core/deadline-tables/part.ts'
import { everyRow } from '@osh/core/deadline-tables/row-filter.ts'
import { expiringUnder } from '@osh/core/explanations/expiring-rules.ts'
import { canStand, eventOf } from '@osh/core/memos/planning/row-choice.ts'
import type { ExpiringAct } from '@osh/core/norms/acts.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { PpeEvent } from '@osh/core/obligations/subject.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type Failed, type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { fetchFactors, noFactors } from '#ui/obligations/fetch-factors.ts'

const PAGE = 100

const all: Part = { is: 'all' }

/** Screen state of one section's deadline table: the rows read so far, their order, and what is chosen. */
export class DeadlineTableStore {
  section: Section = 'briefing'
  sort: DeadlineSort = 'deadline'
  part: Part = all
  rows: readonly DeadlineRow[] = []
  /** False while further rows wait on the server. */
  complete = false
  state: LoadingState<null> = pending
  horizon: Horizon | null = null
  readonly chosen = observable.map<ObligationId, DeadlineRow>([], { deep: false })
  #round = 0
  /** The next answer replaces the rows shown. */
  #fromFirst = true
  #loading: Promise<void> | null = null
  /** Rows of those who are away come after all others: whether these are being read. */
  #away = false
  #horizonRead: Promise<void> = Promise.resolve()
  /** Knows the points of order 29н in the section that names them. */
  factorOf: FactorLookup = noFactors
  readonly #table: DeadlineTable
  readonly #current: InCompany

  constructor(table: DeadlineTable, current: InCompany) {
    this.#table = table
    this.#current = current
    makeAutoObservable(
      this,
      {
        rows: observableRef,
        horizon: observableRef,
        state: observableRef,
        part: observableRef,
        chosen: false,
        factorOf: false,
      },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  /** Acts that end, among those that the rows read so far rest on. */
  get expiring(): readonly ExpiringAct[] {
    return expiringUnder(this.rows, this.factorOf, this.today)
  }

  /** Rows that are in no memo and don't wait: what a memo is formed of; of those read so far. */
  get free(): readonly DeadlineRow[] {
    return this.rows.filter((row) => row.memo === null && row.away === null)
  }

  get allUsed(): boolean {
    return this.complete && this.rows.length > 0 && this.rows.every((row) => row.memo !== null)
  }

  /** The event that the chosen PPE rows have; a row of the other can't join them. */
  get chosenEvent(): PpeEvent | null {
    return eventOf([...this.chosen.values()])
  }

  /** Whether all that can be in one memo with what is chosen is chosen. */
  get everyChosen(): boolean {
    if (!this.complete || this.chosen.size === 0 || this.free.length === 0) return false
    return this.free.every((row) => this.chosen.has(row.obligationId) || !this.canChoose(row))
  }

  open(section: Section, part: Part = all): Promise<void> {
    this.section = section
    this.sort = 'deadline'
    this.part = part
    this.horizon = null
    this.chosen.clear()
    this.clear()
    return this.reload()
  }

  /** Reads the first screenful again, and the horizon; what is chosen stays, and what is shown until the answer comes. */
  async reload(): Promise<void> {
    this.#round += 1
    this.#loading = null
    this.#fromFirst = true
    this.complete = false
    if (this.state.is === 'failed') this.clear()
    this.#away = this.part.is === 'waiting'
    this.#horizonRead = this.#readHorizon()
    await Promise.all([this.more(), this.#horizonRead])
  }

  clear(): void {
    this.rows = []
    this.complete = false
    this.state = pending
  }

  /** A head that is the order already gives the order by deadline back. */
  sortBy(sort: DeadlineSort): Promise<void> {
    this.sort = this.sort === sort ? 'deadline' : sort
    return this.reload()
  }

  show(part: Part): Promise<void> {
    this.part = part
    return this.reload()
  }

  /** Reads the next rows; calls meanwhile wait for the same answer. */
  more(): Promise<void> {
    if (this.complete) return Promise.resolve()
    this.#loading ??= this.#readPage(this.#round)
    return this.#loading
  }

  async #readPage(round: number): Promise<void> {
    const { company } = this.#current
    const waiting = this.#away
    const read = this.#fromFirst ? [] : this.rows.filter((row) => (row.away !== null) === waiting)
    const page = Math.floor(read.length / PAGE) + 1
    const { section, sort } = this
    const query = {
      section,
      filter: everyRow,
      sort,
      ...boundsOf(this.part, this.today),
      waiting,
      page,
      limit: PAGE,
    }
    const medical = section === 'medicalExamination'
    const answer = await load(() =>
      Promise.all([this.#table.page(company.id, query), medical ? fetchFactors() : noFactors]),
    )
    if (round !== this.#round) return
    if (answer.is === 'failed') {
      this.#loading = null
      return this.#fail(answer)
    }
    const [{ items }, factorOf] = answer.value
    this.factorOf = factorOf
    this.#append(items)
    if (items.length < PAGE) return this.#turnToAway(round)
    this.#loading = null
  }

  /** After all others come the rows of those who are away, if there are any. */
  async #turnToAway(round: number): Promise<void> {
    if (this.part.is === 'all' && !this.#away) {
      await this.#horizonRead
      if (round !== this.#round) return
      this.#away = true
      if (this.horizon?.waiting !== 0) return this.#readPage(round)
    }
    this.#loading = null
    runInAction(() => {
      this.complete = true
      this.state = { is: 'ready', value: null }
    })
  }

  #append(items: readonly DeadlineRow[]): void {
    runInAction(() => {
      const read = this.#fromFirst ? [] : this.rows
      const known = new Set(read.map((row) => row.obligationId))
      this.rows = [...read, ...items.filter((row) => !known.has(row.obligationId))]
      this.#fromFirst = false
      if (this.rows.length > 0) this.#enter({ is: 'ready', value: null })
    })
  }

  /** Rows that may no longer be true are not left standing; of a further page those already read are. */
  #fail(failed: Failed): void {
    if (this.#fromFirst) this.clear()
    this.#enter(failed)
  }

  #enter(state: LoadingState<null>): void {
    runInAction(() => {
      this.state = state
    })
  }

  async #readHorizon(): Promise<void> {
    const { company } = this.#current
    const [round, section] = [this.#round, this.section]
    const answer = await load(() => this.#table.horizon(company.id, { section, filter: everyRow }))
    if (round === this.#round && answer.is === 'ready') this.#takeHorizon(answer.value)
  }

  #takeHorizon(horizon: Horizon): void {
    runInAction(() => {
      this.horizon = horizon
    })
  }

  /** Whether the row's box can be ticked: it is in no memo and fits the chosen PPE event. */
  canChoose(row: DeadlineRow): boolean {
    return canStand(row, this.chosenEvent)
  }

  toggle(row: DeadlineRow): void {
    if (!this.chosen.delete(row.obligationId) && this.canChoose(row)) this.chosen.set(row.obligationId, row)
  }

  clearChosen(): void {
    this.chosen.clear()
  }

  async toggleAll(): Promise<void> {
    if (this.everyChosen) this.clearChosen()
    else await this.#chooseAll()
  }

  /** Chooses every free row of the part shown; in PPE those of one event only. */
  async #chooseAll(): Promise<void> {
    while (!this.complete && this.state.is === 'ready') await this.more()
    runInAction(() => {
      for (const row of this.free) if (this.canChoose(row)) this.chosen.set(row.obligationId, row)
    })
  }
}

export const deadlineTableStore = transient(
  'DeadlineTableStore',
  [ports.deadlines, inCompany],
  (table, current) => new DeadlineTableStore(table, current),
)
