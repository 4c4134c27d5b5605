import type { CatalogueItem, TitleCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import type { ActId } from '@osh/core/norms/acts.ts'
import type { PageQuery } from '@osh/core/shared/page.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { readAll } from '#ui/kit/pages/read-all.ts'
import { transient } from '#ui/kit/services/service.ts'

/** The forms that rest on one act; asked for when someone opens it. */
export class ActFormsStore {
  state: LoadingState<readonly CatalogueItem[]> = pending
  readonly #catalogue: TitleCatalogue

  constructor(catalogue: TitleCatalogue) {
    this.#catalogue = catalogue
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(act: ActId): Promise<void> {
    const read = (page: PageQuery) => this.#catalogue.search({ search: '', act, ...page })
    this.#enter(await load(() => readAll(read, ({ id }) => id)))
  }

  #enter(state: ActFormsStore['state']): void {
    runInAction(() => {
      this.state = state
    })
  }
}

export const actFormsStore = transient(
  'ActFormsStore',
  [ports.catalogue],
  (catalogue) => new ActFormsStore(catalogue),
)
