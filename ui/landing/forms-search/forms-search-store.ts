import type { CatalogueItem, TitleCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const SHOWN = 10

/** Searches the public catalogue of forms. */
export class FormsSearchStore {
  typed = ''
  /** How many forms there are; null while it isn't known. */
  count: number | null = null
  /** What was found; null before the first search. */
  found: LoadingState<Listed<CatalogueItem>> | null = null
  #round = 0
  readonly #catalogue: TitleCatalogue

  constructor(catalogue: TitleCatalogue) {
    this.#catalogue = catalogue
    makeAutoObservable(this, { found: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const answer = await load(() => this.#catalogue.search({ search: '', page: 1, limit: 1 }))
    if (answer.is === 'ready') this.#takeCount(answer.value.total)
  }

  #takeCount(count: number): void {
    runInAction(() => {
      this.count = count
    })
  }

  type(text: string): void {
    this.typed = text
  }

  async find(): Promise<void> {
    const search = this.typed.trim()
    this.#round += 1
    const round = this.#round
    if (search === '') return this.#enter(null)
    if (this.found === null) this.#enter(pending)
    const answer = await load(() => this.#catalogue.search({ search, page: 1, limit: SHOWN }))
    if (round === this.#round) this.#enter(answer)
  }

  #enter(found: FormsSearchStore['found']): void {
    runInAction(() => {
      this.found = found
    })
  }
}

export const formsSearchStore = transient(
  'FormsSearchStore',
  [ports.catalogue],
  (catalogue) => new FormsSearchStore(catalogue),
)
