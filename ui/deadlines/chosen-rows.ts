import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'
import { canStand, findRowEvent } from '@osh/core/memos/planning/row-choice.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { PpeEvent } from '@osh/core/obligations/subject.ts'
import { makeAutoObservable, observable, runInAction } from 'mobx'
import type { LoadingState } from '#ui/kit/loading-state.ts'

/** What is shown of the table whose rows are chosen. */
type Shown = {
  readonly rows: readonly DeadlineRow[]
  readonly free: readonly DeadlineRow[]
  readonly complete: boolean
  readonly state: LoadingState<null>
  readMore(): Promise<void>
}

/** The rows that a memo will be formed of; they stay chosen while the table shows others. */
export class ChosenRows {
  readonly #rows = observable.map<ObligationId, DeadlineRow>([], { deep: false })
  /** The row ticked or unticked last: a range begins there. */
  last: ObligationId | null = null
  readonly #shown: Shown

  constructor(shown: Shown) {
    this.#shown = shown
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get size(): number {
    return this.#rows.size
  }

  get rows(): readonly DeadlineRow[] {
    return [...this.#rows.values()]
  }

  has(row: DeadlineRow): boolean {
    return this.#rows.has(row.obligationId)
  }

  /** The event that the chosen PPE rows have; a row of the other can't join them. */
  get event(): PpeEvent | null {
    return findRowEvent(this.rows)
  }

  /** Whether all that can be in one memo with what is chosen is chosen. */
  get every(): boolean {
    const { complete, free } = this.#shown
    if (!complete || this.size === 0 || free.length === 0) return false
    return free.every((row) => this.has(row) || !this.canChoose(row))
  }

  /** Whether the row's box can be ticked: it is in no memo and fits the chosen PPE event. */
  canChoose(row: DeadlineRow): boolean {
    return canStand(row, this.event)
  }

  toggle(row: DeadlineRow): void {
    if (!this.#rows.delete(row.obligationId)) this.#add(row)
    this.last = row.obligationId
  }

  /** Makes all rows between the one ticked last and this one, both included, what this one becomes. */
  toggleRange(row: DeadlineRow): void {
    const { rows } = this.#shown
    const from = rows.findIndex(({ obligationId }) => obligationId === this.last)
    const to = rows.indexOf(row)
    if (from === -1 || to === -1) {
      this.toggle(row)
      return
    }
    const becomesChosen = !this.has(row)
    for (const one of rows.slice(Math.min(from, to), Math.max(from, to) + 1))
      if (becomesChosen) this.#add(one)
      else this.#rows.delete(one.obligationId)
    this.last = row.obligationId
  }

  clear(): void {
    this.#rows.clear()
  }

  /** Every free row of what is shown, in PPE those of one event only; once more, none. */
  async toggleAll(): Promise<void> {
    if (this.every) return this.clear()
    const shown = this.#shown
    while (!shown.complete && shown.state.is === 'ready') await shown.readMore()
    runInAction(() => {
      for (const row of shown.free) this.#add(row)
    })
  }

  /** Rows read again replace the chosen ones; what has come into a memo meanwhile is chosen no more. */
  renew(read: readonly DeadlineRow[]): void {
    for (const row of read) {
      if (!this.has(row)) continue
      if (row.memo === null) this.#rows.set(row.obligationId, row)
      else this.#rows.delete(row.obligationId)
    }
  }

  #add(row: DeadlineRow): void {
    if (this.canChoose(row)) this.#rows.set(row.obligationId, row)
  }
}
