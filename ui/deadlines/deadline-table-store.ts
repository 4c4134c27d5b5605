import type {
  DeadlineRow,
  DeadlineSort,
  DeadlineTable,
  Horizon,
} from '@osh/core/deadline-tables/deadline-table.ts'
import { boundPart, type Part } from '@osh/core/deadline-tables/part.ts'
import { everyRow, isEveryRow, type RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { findActsExpiring } from '@osh/core/explanations/expiring-rules.ts'
import type { Act, Expiring } from '@osh/core/norms/acts.ts'
import type { FactorLookup } from '@osh/core/norms/factors.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { wordNamesakes } from '@osh/core/wording/formats/namesakes.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { fetchFactors, findNoFactor } from '#ui/obligations/fetch-factors.ts'
import { ChosenRows } from './chosen-rows.ts'
import { type SavedFilters, savedFilters } from './filters/saved-filters.ts'
import { PAGE, TableReader } from './table-reader.ts'

/** What is shown of a section's table, and in which order. */
export type TableView = { readonly sort: DeadlineSort; readonly part: Part; readonly filter: RowFilter }

const whole: TableView = { sort: 'deadline', part: { is: 'all' }, filter: everyRow }

/** Screen state of one section's deadline table: the rows read so far, their order, and what is chosen. */
export class DeadlineTableStore {
  section: Section = 'briefing'
  view: TableView = whole
  rows: readonly DeadlineRow[] = []
  /** False while further rows wait on the server. */
  complete = false
  state: LoadingState<null> = pending
  horizon: Horizon | null = null
  readonly chosen: ChosenRows
  /** Knows the points of order 29н in the section that names them. */
  factorOf: FactorLookup = findNoFactor
  /** The link by which the table was left: on the way Back the focus comes there. */
  left: string | null = null
  #reader: TableReader | null = null
  /** As many rows are read before they replace those shown. */
  #wanted = 0
  #horizonRead: Promise<void> = Promise.resolve()
  readonly #table: DeadlineTable
  readonly #saved: SavedFilters
  readonly #current: InCompany

  constructor(table: DeadlineTable, saved: SavedFilters, current: InCompany) {
    this.#table = table
    this.#saved = saved
    this.#current = current
    this.chosen = new ChosenRows(this)
    makeAutoObservable(
      this,
      {
        rows: observableRef,
        horizon: observableRef,
        state: observableRef,
        view: observableRef,
        chosen: false,
        left: false,
        factorOf: false,
      },
      { autoBind: true },
    )
  }

  get today(): LocalDate {
    return this.#current.today()
  }

  get sort(): DeadlineSort {
    return this.view.sort
  }

  get part(): Part {
    return this.view.part
  }

  get filter(): RowFilter {
    return this.view.filter
  }

  /** Whether less than the whole window is shown. */
  get narrowed(): boolean {
    return this.part.is !== 'all' || !isEveryRow(this.filter)
  }

  /** Acts that end, among those that the rows read so far rest on. */
  get expiring(): readonly Expiring<Act>[] {
    return findActsExpiring(this.rows, this.factorOf, this.today)
  }

  /** What tells namesakes apart among the rows read so far. */
  get marks(): ReadonlyMap<EmployeeId, string> {
    return wordNamesakes(
      this.rows.map(({ employeeId, fullName, ...row }) => ({ ...row, id: employeeId, name: fullName })),
    )
  }

  /** Rows that are in no memo and don't wait: what a memo is formed of; of those read so far. */
  get free(): readonly DeadlineRow[] {
    return this.rows.filter((row) => row.memo === null && row.away === null)
  }

  get allUsed(): boolean {
    return this.complete && this.rows.length > 0 && this.rows.every((row) => row.memo !== null)
  }

  /** What the person has saved for the table; null for nothing, and while it isn't known. */
  get saved(): RowFilter | null {
    return this.#saved.findSaved(this.section)
  }

  open(section: Section, view: Partial<TableView> = {}): Promise<void> {
    this.section = section
    this.horizon = null
    this.chosen.clear()
    this.clear()
    return this.#turnTo({ ...whole, ...view })
  }

  /** Begins as the address asks; a bare one asks for what the person has saved. */
  async begin(section: Section, asked: Partial<TableView> | null): Promise<void> {
    this.section = section
    const read = this.#saved.read()
    if (asked !== null) return this.open(section, asked)
    await read
    return this.open(section, { filter: this.saved ?? everyRow })
  }

  /** A head that is the order already gives the order by deadline back. */
  sortBy(sort: DeadlineSort): Promise<void> {
    return this.#turnTo({ ...this.view, sort: this.sort === sort ? 'deadline' : sort })
  }

  show(part: Part): Promise<void> {
    return this.#turnTo({ ...this.view, part })
  }

  narrow(changes: Partial<RowFilter>): Promise<void> {
    return this.#turnTo({ ...this.view, filter: { ...this.filter, ...changes } })
  }

  /** Shows the whole window again, in the order that it is in. */
  reset(): Promise<void> {
    return this.#turnTo({ ...whole, sort: this.sort })
  }

  /** Makes the filter what the table begins with; one that leaves everything forgets what was saved. */
  save(filter: RowFilter): Promise<void> {
    return this.#saved.save(this.section, filter)
  }

  leaveBy(link: string): void {
    this.left = link
  }

  /** Reads all that is shown again, and the horizon; what is chosen stays, and what is shown until the answer comes. */
  reload(): Promise<void> {
    return this.#begin(this.rows.length)
  }

  /** Reads the next rows; calls meanwhile wait for the same answer. */
  readMore(): Promise<void> {
    return this.#reader === null || this.complete ? Promise.resolve() : this.#readNext(this.#reader)
  }

  /** Every row of what is shown, also those not read yet, as they are now. Throws `Unavailable`. */
  async readAll(): Promise<readonly DeadlineRow[]> {
    const reader = this.#makeReader(this.view)
    while (!reader.complete) await reader.readNext()
    return reader.rows
  }

  #turnTo(view: TableView): Promise<void> {
    this.view = view
    return this.#begin(0)
  }

  clear(): void {
    this.rows = []
    this.complete = false
    this.state = pending
  }

  async #begin(wanted: number): Promise<void> {
    const reader = this.#makeReader(this.view)
    this.#reader = reader
    this.#wanted = wanted
    this.complete = false
    if (this.state.is === 'failed') this.clear()
    this.#horizonRead = this.#readHorizon(reader)
    await Promise.all([this.#readOn(reader), this.#horizonRead])
  }

  /** Until there is as much as was shown before. */
  async #readOn(reader: TableReader): Promise<void> {
    do await this.#readNext(reader)
    while (reader === this.#reader && this.#isShort(reader) && this.state.is !== 'failed')
  }

  #isShort({ rows, complete }: TableReader): boolean {
    return !complete && rows.length < this.#wanted
  }

  #makeReader({ sort, part, filter }: TableView): TableReader {
    const { company } = this.#current
    const { section } = this
    const query = { section, filter, sort, ...boundPart(part, this.today), limit: PAGE }
    const reader: TableReader = new TableReader({
      page: async (waiting, page) => {
        const asked = this.#table.listPage(company.id, { ...query, waiting, page })
        const [{ items }, factorOf] = await Promise.all([
          asked,
          section === 'medicalExamination' ? fetchFactors() : findNoFactor,
        ])
        this.factorOf = factorOf
        return items
      },
      anyAway: part.is !== 'all' ? null : () => this.#horizonRead.then(() => this.horizon?.waiting !== 0),
      away: part.is === 'waiting',
      onRows: () => this.#take(reader),
    })
    return reader
  }

  async #readNext(reader: TableReader): Promise<void> {
    const answer = await load(() => reader.readNext())
    if (answer.is === 'ready') this.#take(reader)
    else if (reader === this.#reader) this.#fail(answer, reader)
  }

  /** Rows that may no longer be true are not left standing; those already read by the same reader are. */
  #fail(failed: LoadingState<null>, { rows }: TableReader): void {
    runInAction(() => {
      this.rows = rows
      this.state = failed
    })
  }

  #take(reader: TableReader): void {
    if (reader !== this.#reader || this.#isShort(reader)) return
    const { rows, complete } = reader
    runInAction(() => {
      this.#wanted = 0
      this.rows = rows
      this.complete = complete
      if (rows.length > 0 || complete) this.state = { is: 'ready', value: null }
      this.chosen.renew(rows)
    })
  }

  async #readHorizon(reader: TableReader): Promise<void> {
    const { company } = this.#current
    const { section, filter } = this
    const answer = await load(() => this.#table.readHorizon(company.id, { section, filter }))
    if (reader !== this.#reader || answer.is === 'failed') return
    runInAction(() => {
      this.horizon = answer.value
    })
  }
}

export const deadlineTableStore = transient(
  'DeadlineTableStore',
  [ports.deadlines, savedFilters, inCompany],
  (table, saved, current) => new DeadlineTableStore(table, saved, current),
)
