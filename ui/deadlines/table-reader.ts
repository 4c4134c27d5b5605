import type { DeadlineRow } from '@osh/core/deadline-tables/deadline-table.ts'

/** How many rows one answer holds at most. */
export const PAGE = 100

type Asking = {
  /** One page of those who are away, or of the others. */
  readonly page: (waiting: boolean, page: number) => Promise<readonly DeadlineRow[]>
  /** Whether anyone's rows wait: those are read after all others; null where only one of the two is asked for. */
  readonly anyAway: (() => Promise<boolean>) | null
  /** Whether those who are away are asked for from the first. */
  readonly away: boolean
  /** Some rows more are there. */
  readonly onRows: () => void
}

/** Reads one table page after page. Throws `Unavailable`, and can be asked again then. */
export class TableReader {
  rows: readonly DeadlineRow[] = []
  complete = false
  #away: boolean
  #before = 0
  #reading: Promise<void> | null = null
  readonly #asking: Asking

  constructor(asking: Asking) {
    this.#asking = asking
    this.#away = asking.away
  }

  /** Reads one page more; calls meanwhile wait for the same. */
  readNext(): Promise<void> {
    if (this.complete) return Promise.resolve()
    this.#reading ??= this.#read().finally(() => {
      this.#reading = null
    })
    return this.#reading
  }

  async #read(): Promise<void> {
    const page = Math.floor((this.rows.length - this.#before) / PAGE) + 1
    const items = await this.#asking.page(this.#away, page)
    const known = new Set(this.rows.map((row) => row.obligationId))
    this.rows = [...this.rows, ...items.filter((row) => !known.has(row.obligationId))]
    this.#asking.onRows()
    if (items.length < PAGE) await this.#turn()
  }

  /** After all others come the rows of those who are away, if there are any. */
  async #turn(): Promise<void> {
    const { anyAway } = this.#asking
    if (this.#away || anyAway === null || !(await anyAway())) {
      this.complete = true
      return
    }
    this.#away = true
    this.#before = this.rows.length
    return this.#read()
  }
}
