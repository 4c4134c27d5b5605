import type { FeedKind } from '@osh/core/notices/feed/feed-notice.ts'
import type { NoticeFeed } from '@osh/core/notices/feed/notice-feed.ts'
import type { DigestTime, NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** What the person wants to be told of in the company; each change is kept at once. */
export class NoticeSettingsStore {
  /** Null where there is no company. */
  state: LoadingState<NoticeSettings | null> = pending
  /** The last change was not kept. */
  failed = false
  readonly #feed: NoticeFeed
  readonly #current: CurrentCompany

  constructor(feed: NoticeFeed, current: CurrentCompany) {
    this.#feed = feed
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const { company } = this.#current
    const answer = await load(async () => company && this.#feed.settings(company.id))
    runInAction(() => {
      this.state = answer
    })
  }

  toggle(kind: FeedKind): Promise<void> {
    const muted = this.state.is === 'ready' ? (this.state.value?.muted ?? []) : []
    return this.#save({
      muted: muted.includes(kind) ? muted.filter((one) => one !== kind) : [...muted, kind],
    })
  }

  setDigest(digest: DigestTime): Promise<void> {
    return this.#save({ digest })
  }

  async #save(details: Partial<NoticeSettings>): Promise<void> {
    const { company } = this.#current
    if (company === null) return
    const answer = await load(() => this.#feed.saveSettings({ companyId: company.id, details }))
    runInAction(() => {
      this.failed = answer.is === 'failed' || !answer.value.ok
      if (answer.is === 'ready' && answer.value.ok) this.state = { is: 'ready', value: answer.value.value }
    })
  }
}

export const noticeSettingsStore = transient(
  'NoticeSettingsStore',
  [ports.feed, currentCompany],
  (feed, current) => new NoticeSettingsStore(feed, current),
)
