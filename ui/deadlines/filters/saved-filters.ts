import type { Session } from '@osh/core/auth/session.ts'
import type { DeadlineTable } from '@osh/core/deadline-tables/deadline-table.ts'
import { type Filtered, isEveryRow, type RowFilter } from '@osh/core/deadline-tables/row-filter.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { load } from '#ui/kit/loading-state.ts'
import { singleton } from '#ui/kit/services/service.ts'

type Known = { readonly of: string; readonly filters: readonly Filtered[] }

/** What the person wants each section's table to begin with: read once for a person and a company. */
export class SavedFilters {
  known: Known | null = null
  /** The last filter could not be kept. */
  failed = false
  readonly #table: DeadlineTable
  readonly #session: Pick<Session, 'readUserId'>
  readonly #current: InCompany

  constructor(table: DeadlineTable, session: Pick<Session, 'readUserId'>, current: InCompany) {
    this.#table = table
    this.#session = session
    this.#current = current
    makeAutoObservable(this, { known: observableRef }, { autoBind: true })
  }

  /** Null for nothing saved, and while it isn't known. */
  findSaved(section: Section): RowFilter | null {
    if (this.known?.of !== this.#whose) return null
    return this.known.filters.find((saved) => saved.section === section)?.filter ?? null
  }

  /** What can't be read is taken for nothing: the table then begins whole. */
  async read(): Promise<void> {
    const of = this.#whose
    if (this.known?.of === of) return
    const answer = await load(() => this.#table.listSavedFilters(this.#current.company.id))
    if (answer.is === 'ready') this.#know({ of, filters: answer.value })
  }

  async save(section: Section, filter: RowFilter): Promise<void> {
    const of = this.#whose
    const { id: companyId } = this.#current.company
    const details = { section, ...filter }
    const answer = await load(() => this.#table.saveFilter({ companyId, details }))
    const saved = answer.is === 'ready' && answer.value.ok
    runInAction(() => {
      this.failed = !saved
    })
    if (!saved) return
    const others = this.known?.filters.filter((one) => one.section !== section) ?? []
    this.#know({ of, filters: isEveryRow(filter) ? others : [...others, { section, filter }] })
  }

  get #whose(): string {
    return `${this.#session.readUserId()} ${this.#current.company.id}`
  }

  #know(known: Known): void {
    runInAction(() => {
      this.known = known
    })
  }
}

export const savedFilters = singleton(
  'SavedFilters',
  [ports.deadlines, ports.session, inCompany],
  (table, session, current) => new SavedFilters(table, session, current),
)
