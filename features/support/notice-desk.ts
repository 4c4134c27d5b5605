import assert from 'node:assert/strict'
import { feedKinds, type TitledNotice } from '@osh/core/notices/feed/feed-notice.ts'
import { feedKindWords } from '@osh/core/notices/feed/feed-words.ts'
import { noticeSettingsStore } from '#ui/account/notices/notice-settings-store.ts'
import type { Services } from '#ui/kit/services/service.ts'
import { feedStore } from '#ui/today/feed/feed-store.ts'

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

  async mute(words: string): Promise<void> {
    const kind = feedKinds.find((one) => feedKindWords[one] === words)
    assert(kind, `уведомлений «${words}» нет`)
    const settings = this.#services.get(noticeSettingsStore)
    await settings.open()
    await settings.toggle(kind)
    assert(!settings.failed, 'настройка не сохранена')
  }

  async #feed() {
    const feed = this.#services.get(feedStore)
    await feed.open()
    assert(feed.state.is === 'ready', 'уведомления не прочитаны')
    return feed
  }
}
