import type { FeedKind, WholeKind } from '@osh/core/notices/feed/feed-notice.ts'
import type { NoticeFeed } from '@osh/core/notices/feed/notice-feed.ts'
import type { NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import type { MailService } from '@osh/core/sending/sending-repository.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type CurrentCompany, currentCompany } from '#ui/app/session/current-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'

/** `isSending`: mails go out at all. */
export type OpenedSettings = {
  readonly settings: NoticeSettings
  readonly isSending: boolean
  /** By whose clock mails come. */
  readonly timeZone: string
}

/** What the person wants to be told of in the company; each change is kept at once. */
export class NoticeSettingsStore {
  /** Null where there is no company. */
  state: LoadingState<OpenedSettings | null> = pending
  /** The last change was not kept. */
  failed = false
  #kept: NoticeSettings | null = null
  #waiting = 0
  #last: Promise<void> = Promise.resolve()
  readonly #feed: NoticeFeed
  readonly #mails: MailService
  readonly #current: CurrentCompany

  constructor(feed: NoticeFeed, mails: MailService, current: CurrentCompany) {
    this.#feed = feed
    this.#mails = mails
    this.#current = current
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  async open(): Promise<void> {
    const { company } = this.#current
    const answer = await load(async () => {
      if (company === null) return null
      const [settings, isSending] = await Promise.all([
        this.#feed.readSettings(company.id),
        this.#mails.isSending(company.id),
      ])
      return { settings, isSending, timeZone: company.timeZone }
    })
    runInAction(() => {
      this.state = answer
      this.#kept = answer.is === 'ready' ? (answer.value?.settings ?? null) : null
    })
  }

  toggle(kind: FeedKind): Promise<void> {
    const muted = this.state.is === 'ready' ? (this.state.value?.settings.muted ?? []) : []
    return this.save({
      muted: muted.includes(kind) ? muted.filter((one) => one !== kind) : [...muted, kind],
    })
  }

  togglePushed(kind: WholeKind): Promise<void> {
    const unpushed = this.state.is === 'ready' ? (this.state.value?.settings.unpushed ?? []) : []
    return this.save({
      unpushed: unpushed.includes(kind) ? unpushed.filter((one) => one !== kind) : [...unpushed, kind],
    })
  }

  /** What is chosen is seen at once; a choice that was not kept is taken back, and said. One is kept after another. */
  save(details: Partial<NoticeSettings>): Promise<void> {
    const { company } = this.#current
    if (company === null || this.state.is !== 'ready' || this.state.value === null) return Promise.resolve()
    this.#show({ ...this.state.value.settings, ...details })
    this.#waiting += 1
    const input = { companyId: company.id, details }
    this.#last = this.#last.then(async () => this.#settle(await load(() => this.#feed.saveSettings(input))))
    return this.#last
  }

  #settle(answer: LoadingState<Awaited<ReturnType<NoticeFeed['saveSettings']>>>): void {
    runInAction(() => {
      this.#waiting -= 1
      this.failed = answer.is !== 'ready' || !answer.value.ok
      if (answer.is === 'ready' && answer.value.ok) this.#kept = answer.value.value
      if (this.#waiting === 0 && this.#kept) this.#show(this.#kept)
    })
  }

  #show(settings: NoticeSettings): void {
    if (this.state.is === 'ready' && this.state.value !== null)
      this.state = { is: 'ready', value: { ...this.state.value, settings } }
  }
}

export const noticeSettingsStore = transient(
  'NoticeSettingsStore',
  [ports.feed, ports.mailService, currentCompany],
  (feed, mails, current) => new NoticeSettingsStore(feed, mails, current),
)
