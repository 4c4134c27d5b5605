import type { NewsDesk } from '@osh/core/news/desk/news-desk.ts'
import type { DeskNews } from '@osh/core/news/desk/written-news.ts'
import { makeAutoObservable, observableRef } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { transient } from '#ui/kit/services/service.ts'
import { Attempt } from '../attempt.ts'
import { PagedList } from '../paged-list.ts'
import { NewsDraftStore } from './news-draft-store.ts'

/** News of the service as operators write them, the latest first. */
export class OperatorNewsStore {
  /** What is being written; null where nothing is. */
  draft: NewsDraftStore | null = null
  readonly list: PagedList<DeskNews>
  readonly attempt = new Attempt(() => this.list.open())
  readonly #desk: NewsDesk | null

  constructor(desk: NewsDesk | null) {
    this.#desk = desk
    this.list = new PagedList(desk && ((page) => desk.list(page)))
    makeAutoObservable(this, { list: false, attempt: false, draft: observableRef }, { autoBind: true })
  }

  write(of: DeskNews | null): void {
    if (this.#desk) this.draft = new NewsDraftStore(this.#desk, of)
  }

  drop(): void {
    this.draft = null
  }

  /** Answers whether it is kept; what was written stays where it is not. */
  async save(): Promise<boolean> {
    const isKept = (await this.draft?.save()) === true
    if (isKept) await this.list.open()
    return isKept
  }

  /** Takes it out of the feed, or puts it back; answers whether that is done. */
  async withdraw({ id: newsId, version }: DeskNews, withdrawn: boolean): Promise<boolean> {
    const desk = this.#desk
    const details = { newsId, version, withdrawn }
    return desk !== null && this.attempt.make(() => desk.withdraw({ details }))
  }
}

export const operatorNewsStore = transient(
  'OperatorNewsStore',
  [ports.newsDesk],
  (desk) => new OperatorNewsStore(desk),
)
