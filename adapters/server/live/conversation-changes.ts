import type { ConversationKey } from '@osh/core/support/message.ts'
import { Bell } from './bell.ts'

/** One of the conversations, as a text that two servers write alike. */
export const nameOf = ({ companyId, person }: ConversationKey): string => `${companyId} ${person}`

/** Whose streams are open at this server, and what has changed in which conversation. */
export class ConversationChanges {
  readonly #bells = new Map<string, Set<Bell<string>>>()
  readonly #closing = new AbortController()

  /** Told when the server ends: streams end then, and their pages go to another server. */
  get closing(): AbortSignal {
    return this.#closing.signal
  }

  get isFollowed(): boolean {
    return this.#bells.size > 0
  }

  /** A bell for a conversation, or for all; it is followed until it is let go. */
  follow(of: ConversationKey | null): { readonly bell: Bell<string>; letGo(): void } {
    const name = of ? nameOf(of) : EVERY
    const bell = new Bell<string>()
    const bells = this.#bells.get(name) ?? new Set()
    this.#bells.set(name, bells.add(bell))
    const letGo = (): void => {
      bells.delete(bell)
      if (bells.size === 0 && this.#bells.get(name) === bells) this.#bells.delete(name)
    }
    return { bell, letGo }
  }

  /** Something has changed in a conversation. */
  tell(name: string): void {
    for (const followed of [name, EVERY]) for (const bell of this.#bells.get(followed) ?? []) bell.ring(name)
  }

  /** Something may have: every stream looks. */
  tellAll(): void {
    for (const [name, bells] of this.#bells) for (const bell of bells) bell.ring(name)
  }

  close(): void {
    this.#closing.abort()
  }
}

/** No conversation is called so. */
const EVERY = 'every'
