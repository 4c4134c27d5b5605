import type { Listed, PageQuery } from '@osh/core/shared/page.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'

const PAGE = 20

type ReadPage<T> = (page: PageQuery) => Promise<Listed<T>>

/** A list from its first line on, as far as it was looked at. */
export class PagedList<T extends { readonly id: number }> {
  /** Null where there is no server. */
  state: LoadingState<readonly T[]> | null
  #more = false
  #round = 0
  readonly #read: ReadPage<T> | null

  constructor(read: ReadPage<T> | null) {
    this.#read = read
    this.state = read && pending
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Reads one page further; null once there is none. */
  get onMore(): (() => void) | null {
    return this.state?.is === 'ready' && this.#more ? () => void this.more() : null
  }

  /** Another list from now on: nothing of this one is shown meanwhile. */
  restart(): Promise<void> {
    this.state = this.#read && pending
    return this.open()
  }

  /** As many lines as were shown. */
  open(): Promise<void> {
    return this.#readOn(0)
  }

  more(): Promise<void> {
    return this.#readOn(1)
  }

  /** Reads what is shown once more, and so many pages further: what has moved meanwhile is there once. */
  async #readOn(more: number): Promise<void> {
    const read = this.#read
    if (read === null) return
    this.#round += 1
    const round = this.#round
    const shown = this.state?.is === 'ready' ? this.state.value.length : 0
    const upTo = Math.max(1, Math.ceil(shown / PAGE) + more)
    const answer = await load(() =>
      Promise.all(Array.from({ length: upTo }, (_, i) => read({ page: i + 1, limit: PAGE }))),
    )
    if (round !== this.#round) return
    runInAction(() => {
      this.#more = answer.is === 'ready' && goesOn(answer.value)
      this.state = answer.is === 'ready' ? { is: 'ready', value: linesOf(answer.value) } : answer
    })
  }
}

const linesOf = <T extends { readonly id: number }>(pages: readonly Listed<T>[]): readonly T[] => [
  ...new Map(pages.flatMap((page) => page.items).map((one) => [one.id, one])).values(),
]

/** Of more than are counted it is known only once a page is not full. */
function goesOn<T>(pages: readonly Listed<T>[]): boolean {
  const last = pages.at(-1)
  return last?.items.length === PAGE && (last.more || last.total > pages.length * PAGE)
}
