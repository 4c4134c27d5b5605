import assert from 'node:assert/strict'
import { type FeedKind, feedKinds, type TitledNotice } from '@osh/core/notices/feed/feed-notice.ts'
import { feedKindWords } from '@osh/core/notices/feed/feed-words.ts'
import type { NoticeSettings } from '@osh/core/notices/feed/notice-settings.ts'
import { wordStepTerm } from '@osh/core/wording/accidents/step-term.ts'
import { noticeSettingsStore } from '#ui/account/notices/notice-settings-store.ts'
import { shellStore } from '#ui/app/shell/shell-store.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { feedStore } from '#ui/today/feed/feed-store.ts'
import { noticesStore } from '#ui/today/notices/notices-store.ts'

/** A person before «Непрочитанное», and before what they want to be told of. */
export class NoticeDesk {
  readonly #services: Services

  constructor(services: Services) {
    this.#services = services
  }

  /** What is not read of deadlines. */
  async unreadTerms(): Promise<readonly TitledNotice[]> {
    const { unread } = await this.#feed()
    return unread.filter(({ kind }) => kind === 'overdue' || kind === 'entered')
  }

  async readAll(): Promise<void> {
    const feed = await this.#feed()
    await feed.read(feed.unread)
  }

  /** What is not read of a kind. */
  async unreadOf(words: string): Promise<readonly TitledNotice[]> {
    const { unread } = await this.#feed()
    return unread.filter(({ kind }) => kind === kindOf(words))
  }

  async overdueTotal(): Promise<number> {
    const shell = this.#services.get(shellStore)
    await shell.refresh()
    return shell.overdueTotal
  }

  async unreadSteps(): Promise<number> {
    return (await this.#steps()).unread.length
  }

  async readSteps(): Promise<void> {
    const steps = await this.#steps()
    await steps.read(steps.unread)
  }

  async mute(words: string): Promise<void> {
    const settings = await this.#settings()
    await settings.toggle(kindOf(words))
    assert(!settings.failed, 'настройка не сохранена')
  }

  async want(details: Partial<NoticeSettings>): Promise<void> {
    const settings = await this.#settings()
    await settings.save(details)
    assert(!settings.failed, 'настройка не сохранена')
  }

  async wants(): Promise<NoticeSettings> {
    const { state } = await this.#settings()
    assert(state.is === 'ready' && state.value, 'настройки не прочитаны')
    return state.value.settings
  }

  async #settings() {
    const settings = this.#services.get(noticeSettingsStore)
    await settings.open()
    return settings
  }

  /** The steps of investigations as «Сроки расследований» has them, the first words of each and when. */
  async seenSteps(): Promise<readonly (readonly [string, string])[]> {
    const { state } = await this.#steps()
    const told = state.is === 'ready' ? state.value : []
    return told.map(({ facts }) => [facts.action, wordStepTerm(facts)])
  }

  async #steps() {
    const steps = this.#services.get(noticesStore)
    await steps.open()
    assert(steps.state.is === 'ready', 'уведомления не прочитаны')
    return steps
  }

  async #feed() {
    const feed = this.#services.get(feedStore)
    await feed.open()
    assert(feed.state.is === 'ready', 'уведомления не прочитаны')
    return feed
  }
}

function kindOf(words: string): FeedKind {
  const kind = feedKinds.find((one) => feedKindWords[one] === words)
  assert(kind, `уведомлений «${words}» нет`)
  return kind
}
