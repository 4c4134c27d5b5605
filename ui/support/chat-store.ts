import type { Company } from '@osh/core/companies/company.ts'
import type { OpenSupport } from '@osh/core/support/support-desk.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { inCompany } from '#ui/app/session/in-company.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { type ChatDrafts, chatDrafts } from './chat-drafts.ts'
import { ConversationStore } from './conversation-store.ts'

type Current = { readonly company: Pick<Company, 'id' | 'timeZone'> }

/** A member's chat with the support. */
export class ChatStore {
  state: LoadingState<ConversationStore> = pending
  isOpened = false
  /** Whether it was opened at all: what it is made of is fetched then. */
  isAsked = false
  readonly #support: OpenSupport | null
  readonly #current: Current
  readonly #drafts: ChatDrafts
  /** Ends with the page. */
  #page = new AbortController()
  #isBeginning = false

  constructor(support: OpenSupport | null, current: Current, drafts: ChatDrafts) {
    this.#support = support
    this.#current = current
    this.#drafts = drafts
    makeAutoObservable(this, { state: observableRef }, { autoBind: true })
  }

  /** In the browser's own demo there is no one to write to. */
  get isThere(): boolean {
    return this.#support !== null
  }

  /** How many messages of the support are not read; null while that isn't known. Whoever says something has read what was before. */
  get unread(): number | null {
    const conversation = this.state.is === 'ready' ? this.state.value.state : null
    return conversation && Math.max(0, conversation.last - conversation.read.person)
  }

  get timeZone(): string {
    return this.#current.company.timeZone
  }

  /** Hears of messages while the page is open; answers how to stop. */
  follow(): () => void {
    const page = new AbortController()
    this.#page = page
    this.#isBeginning = false
    void this.begin()
    return () => page.abort()
  }

  /** Begins, and again where it could not. */
  async begin(): Promise<void> {
    if (this.#isBeginning || this.#support === null) return
    this.#isBeginning = true
    this.state = pending
    const { signal } = this.#page
    const state = await this.#openConversation(this.#support)
    if (signal.aborted) return
    runInAction(() => {
      this.#isBeginning = false
      this.state = state
    })
    if (state.is === 'ready') signal.addEventListener('abort', state.value.follow())
  }

  open(): void {
    this.isOpened = true
    this.isAsked = true
  }

  close(): void {
    this.isOpened = false
  }

  async #openConversation(openSupport: OpenSupport): Promise<LoadingState<ConversationStore>> {
    const support = await load(openSupport)
    if (support.is === 'failed') return support
    const { id } = this.#current.company
    const draft = this.#drafts.open(`person ${id}`)
    const conversation = new ConversationStore(support.value.deskOf(id), 'person', draft)
    await conversation.open()
    return conversation.loading.is === 'failed' ? conversation.loading : { is: 'ready', value: conversation }
  }
}

export const chatStore = transient(
  'ChatStore',
  [ports.support, inCompany, chatDrafts],
  (support, current, drafts) => new ChatStore(support, current, drafts),
)
