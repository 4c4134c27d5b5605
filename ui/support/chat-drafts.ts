import type { Session } from '@osh/core/auth/session.ts'
import { observable } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { singleton } from '#ui/kit/services/service.ts'

/** What is being typed in a conversation and was not sent yet. */
export type Draft = { text: string }

/** Drafts last as long as the page, whatever screen it shows, for the person who types them; whoever signs out leaves none behind. */
export class ChatDrafts {
  readonly #typed = new Map<string, Draft>()
  readonly #session: Pick<Session, 'readUserId' | 'subscribe'>

  constructor(session: Pick<Session, 'readUserId' | 'subscribe'>) {
    this.#session = session
    session.subscribe(() => {
      if (session.readUserId() === null) this.#typed.clear()
    })
  }

  /** The signed-in person's own in the conversation of that name. */
  open(name: string): Draft {
    const key = `${this.#session.readUserId()} ${name}`
    const draft = this.#typed.get(key) ?? observable({ text: '' })
    this.#typed.set(key, draft)
    return draft
  }
}

export const chatDrafts = singleton('ChatDrafts', [ports.session], (session) => new ChatDrafts(session))
