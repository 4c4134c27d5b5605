import type { CatalogueItem, TitleCatalogue } from '@osh/core/documents/library/template-catalogue.ts'
import type { ActId } from '@osh/core/norms/acts.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

const MOST = 200

/** The forms that rest on one act; asked for when someone opens it. */
export class ActFormsStore {
  state: LoadingState<Listed<CatalogueItem>> = pending
  readonly #catalogue: TitleCatalogue

  constructor(catalogue: TitleCatalogue) {
    this.#catalogue = catalogue
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(act: ActId): Promise<void> {
    this.#enter(await load(() => this.#catalogue.search({ search: '', act, page: 1, limit: MOST })))
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
