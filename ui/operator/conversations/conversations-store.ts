import type { ConversationKey } from '@osh/core/support/message.ts'
import type { OpenSupport, OperatorConversations } from '@osh/core/support/support-desk.ts'
import type { ListedConversation } from '@osh/core/support/support-repository.ts'
import { makeAutoObservable, observableRef, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { type LoadingState, load, pending } from '#ui/kit/loading-state.ts'
import { transient } from '#ui/kit/services/service.ts'
import { type ChatDrafts, chatDrafts } from '#ui/support/chat-drafts.ts'
import { ConversationStore } from '#ui/support/conversation-store.ts'
import { isForOthers } from '../is-for-others.ts'

export type Chosen = {
  readonly key: ConversationKey
  readonly name: string
  readonly conversation: ConversationStore
}

/** Conversations of all companies: those that wait first. */
export class ConversationsStore {
  /** Null where there is no server. */
  state: LoadingState<readonly ListedConversation[]> | null
  chosen: Chosen | null = null
  #desk: OperatorConversations | null = null
  /** Ends with the page; null once it is listened for. */
  #unheard: AbortSignal | null = null
  readonly #support: OpenSupport | null
  readonly #drafts: ChatDrafts

  constructor(support: OpenSupport | null, drafts: ChatDrafts) {
    this.#support = support
    this.#drafts = drafts
    this.state = support && pending
    makeAutoObservable(this, { state: observableRef, chosen: observableRef }, { autoBind: true })
  }

  /** The one that is open, as the list has it. */
  get listed(): ListedConversation | null {
    const { chosen, state } = this
    if (chosen === null || state?.is !== 'ready') return null
    return state.value.find((one) => isOf(chosen.key, one)) ?? null
  }

  async open(): Promise<void> {
    const support = this.#support
    if (support === null) return
    const state = await load(async () => {
      const desk = this.#desk ?? (await support()).operator
      this.#desk = desk
      return desk.list()
    })
    runInAction(() => {
      // What is being read and typed stays while the server is away.
      if (this.state?.is !== 'ready' || state.is === 'ready' || isForOthers(state)) this.state = state
    })
    this.#listen()
  }

  /** Reads again what has changed until it is stopped. */
  follow(): () => void {
    const page = new AbortController()
    this.#unheard = page.signal
    void this.open()
    return () => page.abort()
  }

  async look(): Promise<void> {
    await Promise.all([this.open(), this.chosen?.conversation.readNew()])
  }

  choose({ companyId, person }: ConversationKey): void {
    const key = { companyId, person }
    if (this.#desk === null || (this.chosen && isOf(this.chosen.key, key))) return
    const name = `${companyId} ${person}`
    const draft = this.#drafts.open(`support ${name}`)
    const conversation = new ConversationStore(this.#desk.deskOf(key), 'support', draft)
    this.chosen = { key, name, conversation }
    void conversation.open()
  }

  async settle(): Promise<void> {
    const { chosen } = this
    if (chosen === null) return
    await load(async () => this.#desk?.settle(chosen.key))
    await this.open()
  }

  /** Once there is a desk to listen at. */
  #listen(): void {
    const page = this.#unheard
    if (page === null || page.aborted || this.#desk === null || isForOthers(this.state)) return
    this.#unheard = null
    page.addEventListener('abort', this.#desk.follow(this.look))
  }
}

const isOf = (a: ConversationKey, b: ConversationKey): boolean =>
  a.companyId === b.companyId && a.person === b.person

export const conversationsStore = transient(
  'ConversationsStore',
  [ports.support, chatDrafts],
  (support, drafts) => new ConversationsStore(support, drafts),
)
