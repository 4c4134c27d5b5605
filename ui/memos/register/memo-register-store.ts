import type { Memo } from '@osh/core/memos/memo.ts'
import type { MemoRepository } from '@osh/core/memos/memo-repository.ts'
import type { MemoStatus } from '@osh/core/memos/memo-status.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { addPage } from '#ui/kit/pages/add-page.ts'
import { readAll } from '#ui/kit/pages/read-all.ts'
import { transient } from '#ui/kit/services/service.ts'

const PAGE = 50

/** The register of memos as read so far, and its two filters. */
export class MemoRegisterStore {
  section: Section | null = null
  status: MemoStatus | null = null
  memos: readonly Memo[] = []
  total = 0
  /** The total is only counted so far. */
  uncounted = false
  complete = false
  state: LoadingState<null> = pending
  #round = 0
  readonly #repository: MemoRepository
  readonly #current: InCompany

  constructor(repository: MemoRepository, current: InCompany) {
    this.#repository = repository
    this.#current = current
    makeAutoObservable(this, { memos: observableRef, state: observableRef }, { autoBind: true })
  }

  get filtered(): boolean {
    return this.section !== null || this.status !== null
  }

  filter(section: Section | null, status: MemoStatus | null): Promise<void> {
    this.section = section
    this.status = status
    this.memos = []
    this.state = pending
    return this.reload()
  }

  /** Reads from the newest on; what is shown stays until the answer comes. */
  reload(): Promise<void> {
    return this.#read(1)
  }

  readMore(): Promise<void> {
    return this.#read(Math.floor(this.memos.length / PAGE) + 1)
  }

  /** All that the filters leave, also what is not read yet. Throws `Unavailable`. */
  readAll(): Promise<readonly Memo[]> {
    const { section, status } = this
    const { company } = this.#current
    return readAll(
      (page) => this.#repository.list(company.id, { section, status, ...page }),
      ({ id }) => id,
    )
  }

  async #read(page: number): Promise<void> {
    const { company } = this.#current
    this.#round += 1
    const round = this.#round
    const { section, status } = this
    const answer = await load(() => this.#repository.list(company.id, { section, status, page, limit: PAGE }))
    if (round !== this.#round) return
    if (answer.is === 'failed') this.#enter(answer)
    else if (this.#take(page, answer.value)) await this.#read(page + 1)
  }

  /** Whether all of it was there already. */
  #take(page: number, listed: Listed<Memo>): boolean {
    return runInAction(() => {
      const known = page === 1 ? [] : this.memos
      const { rows, isPassed, isLast } = addPage(known, listed, ({ number }) => number, PAGE)
      this.memos = rows
      this.total = listed.total
      this.uncounted = listed.more
      this.complete = isLast
      this.#enter({ is: 'ready', value: null })
      return isPassed
    })
  }

  #enter(state: LoadingState<null>): void {
    runInAction(() => {
      this.state = state
    })
  }
}

export const memoRegisterStore = transient(
  'MemoRegisterStore',
  [ports.memos, inCompany],
  (repository, current) => new MemoRegisterStore(repository, current),
)
