import type { PostLine } from '@osh/core/requirements/posts/post-line.ts'
import type { RequirementDesk } from '@osh/core/requirements/requirements.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type InCompany, inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { filterPosts, isQueued, type PostFilter } from './post-lines.ts'

/** The matrix of posts. */
export class RequirementsStore {
  state: LoadingState<readonly PostLine[]> = pending
  filter: PostFilter = 'all'
  search = ''
  readonly #desk: RequirementDesk
  readonly #current: InCompany

  constructor(desk: RequirementDesk, current: InCompany) {
    this.#desk = desk
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** Reads the posts; what is shown meanwhile stays. */
  async open(): Promise<void> {
    const { company } = this.#current
    if (this.state.is === 'failed') this.#enter(pending)
    this.#enter(await load(() => this.#desk.listPosts(company.id)))
  }

  #enter(state: LoadingState<readonly PostLine[]>): void {
    runInAction(() => {
      this.state = state
    })
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  get posts(): readonly PostLine[] {
    return this.state.is === 'ready' ? this.state.value : []
  }

  /** Those that somebody has to decide about, in the order in which they are walked. */
  get queue(): readonly PostLine[] {
    return this.posts.filter(isQueued)
  }

  get shown(): readonly PostLine[] {
    return filterPosts(this.posts, this.filter, this.search)
  }

  get narrowed(): boolean {
    return this.filter !== 'all' || this.search.trim() !== ''
  }

  /** The same again shows all. */
  show(filter: PostFilter): void {
    this.filter = this.filter === filter ? 'all' : filter
  }

  find(search: string): void {
    this.search = search
  }

  reset(): void {
    this.filter = 'all'
    this.search = ''
  }
}

export const requirementsStore = transient(
  'RequirementsStore',
  [ports.requirementDesk, inCompany],
  (desk, current) => new RequirementsStore(desk, current),
)
