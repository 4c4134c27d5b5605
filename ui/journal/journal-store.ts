import {
  type JournalFilter,
  type JournalQueries,
  type ToldLine,
  wholeJournal,
} from '@osh/core/journal/journal-repository.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const PAGE = 50

/** The journal as read so far, and its filter. */
export class JournalStore {
  filter: JournalFilter = wholeJournal
  lines: readonly ToldLine[] = []
  total = 0
  /** There are more than are counted. */
  uncounted = false
  complete = true
  state: LoadingState<null> = pending
  #round = 0
  readonly #journal: JournalQueries
  readonly #current: InCompany

  constructor(journal: JournalQueries, current: InCompany) {
    this.#journal = journal
    this.#current = current
    makeAutoObservable(
      this,
      { filter: observableRef, lines: observableRef, state: observableRef },
      { autoBind: true },
    )
  }

  get company() {
    return this.#current.company
  }

  /** What is shown stays until the answer comes. */
  open(filter: JournalFilter): Promise<void> {
    this.filter = filter
    return this.#read(1)
  }

  reload(): Promise<void> {
    return this.#read(1)
  }

  readMore(): Promise<void> {
    return this.#read(Math.floor(this.lines.length / PAGE) + 1)
  }

  async #read(page: number): Promise<void> {
    const { company } = this.#current
    this.#round += 1
    const round = this.#round
    const answer = await load(() => this.#journal.listPage(company.id, { ...this.filter, page, limit: PAGE }))
    if (round !== this.#round) return
    runInAction(() => {
      if (answer.is === 'failed') this.state = answer
      else this.#take(page, answer.value)
    })
  }

  /** What came meanwhile has moved the screenfuls on: no line is told twice. */
  #take(page: number, { items, total, more }: Listed<ToldLine>): void {
    const known = page === 1 ? [] : this.lines
    const ids = new Set(known.map(({ id }) => id))
    this.lines = [...known, ...items.filter(({ id }) => !ids.has(id))]
    this.total = total
    this.uncounted = more
    this.complete = items.length < PAGE
    this.state = { is: 'ready', value: null }
  }
}

export const journalStore = transient(
  'JournalStore',
  [ports.journal, inCompany],
  (journal, current) => new JournalStore(journal, current),
)
