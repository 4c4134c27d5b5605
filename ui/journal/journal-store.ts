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
import { addPage } from '#ui/kit/pages/add-page.ts'
import { readAll } from '#ui/kit/pages/read-all.ts'
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

  /** The latest that the filter leaves, so many or a page more, also what is not read yet. Throws `Unavailable`. */
  readSome(most: number): Promise<readonly ToldLine[]> {
    const { company } = this.#current
    const { filter } = this
    return readAll(
      (page) => this.#journal.listPage(company.id, { ...filter, ...page }),
      ({ id }) => id,
      most,
    )
  }

  async #read(page: number): Promise<void> {
    const { company } = this.#current
    this.#round += 1
    const round = this.#round
    const answer = await load(() => this.#journal.listPage(company.id, { ...this.filter, page, limit: PAGE }))
    if (round !== this.#round) return
    const isPassed = runInAction(() => {
      if (answer.is === 'ready') return this.#take(page, answer.value)
      this.state = answer
      return false
    })
    if (isPassed) await this.#read(page + 1)
  }

  /** What came meanwhile has moved the screenfuls on: no line is told twice. */
  #take(page: number, listed: Listed<ToldLine>): boolean {
    const known = page === 1 ? [] : this.lines
    const { rows, isPassed, isLast } = addPage(known, listed, ({ id }) => id, PAGE)
    this.lines = rows
    this.total = listed.total
    this.uncounted = listed.more
    this.complete = isLast
    this.state = { is: 'ready', value: null }
    return isPassed
  }
}

export const journalStore = transient(
  'JournalStore',
  [ports.journal, inCompany],
  (journal, current) => new JournalStore(journal, current),
)
