import type { DeadlineTable, Horizon } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { tableSections } from '../section-screens.ts'

export type SectionHorizon = { readonly section: Section; readonly horizon: Horizon }

/** What falls due in every section, at a glance. */
export class OverviewStore {
  state: LoadingState<readonly SectionHorizon[]> = pending
  readonly #table: DeadlineTable
  readonly #current: InCompany

  constructor(table: DeadlineTable, current: InCompany) {
    this.#table = table
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const { company } = this.#current
    this.#enter(pending)
    const readOne = async (section: Section): Promise<SectionHorizon> => ({
      section,
      horizon: await this.#table.horizon(company.id, section),
    })
    this.#enter(await load(() => Promise.all(tableSections.map(readOne))))
  }

  #enter(state: LoadingState<readonly SectionHorizon[]>): void {
    runInAction(() => {
      this.state = state
    })
  }
}

export const overviewStore = transient(
  'OverviewStore',
  [ports.deadlines, inCompany],
  (table, current) => new OverviewStore(table, current),
)
