import type { DeadlineTable } from '@osh/core/deadline-tables/deadline-table.ts'
import type { Section } from '@osh/core/shared/section.ts'
import { makeAutoObservable, observableRef } from 'mobx'
import { load } from '#ui/kit/loading-state.ts'
import { ports } from '../container.ts'
import { type CurrentCompany, currentCompany } from '../current-company.ts'
import { singleton } from '../service.ts'

/** What the shell counts. Screens that move deadlines call `refresh` afterwards. */
export class ShellStore {
  /** Overdue rows per section; null before the first answer and without a company. */
  overdue: Readonly<Record<Section, number>> | null = null
  /** False after a call that got no answer, until one does. */
  reachable = true
  readonly #deadlines: DeadlineTable
  readonly #current: CurrentCompany

  constructor(deadlines: DeadlineTable, current: CurrentCompany) {
    this.#deadlines = deadlines
    this.#current = current
    makeAutoObservable(this, { overdue: observableRef }, { autoBind: true })
  }

  get overdueTotal(): number {
    return Object.values(this.overdue ?? {}).reduce((total, count) => total + count, 0)
  }

  async refresh(): Promise<void> {
    const { company } = this.#current
    if (company === null) return this.take(null)
    const answer = await load(() => this.#deadlines.overdueCounts(company.id))
    if (answer.is === 'failed') this.lose()
    else this.take(answer.value)
  }

  take(overdue: Readonly<Record<Section, number>> | null): void {
    this.overdue = overdue
    this.reachable = true
  }

  lose(): void {
    this.reachable = false
  }
}

export const shellStore = singleton(
  'ShellStore',
  [ports.deadlines, currentCompany],
  (deadlines, current) => new ShellStore(deadlines, current),
)
