import type { Session } from '@osh/core/auth/session.ts'
import { observable, reaction, runInAction } from 'mobx'
import { ports } from '#ui/app/container.ts'
import { guardWindow } from '#ui/kit/dialogs/guard-window.ts'
import { singleton } from '#ui/kit/services/service.ts'

/** What is being typed in a conversation and was not sent yet. */
export type Draft = { text: string }

/**
 * Drafts last as long as the page, whatever screen it shows, for the person who types them; whoever signs out leaves none behind. The page
 * is not left without a question while there is one, also when the chat is closed.
 */
export class ChatDrafts {
  readonly #typed = new Map<string, Draft>()
  readonly #session: Pick<Session, 'readUserId' | 'subscribe'>
  readonly #guard: () => () => void

  /** @param guard keeps the page from being left until what it answers is called */
  constructor(session: Pick<Session, 'readUserId' | 'subscribe'>, guard: () => () => void) {
    this.#session = session
    this.#guard = guard
    session.subscribe(() => {
      if (session.readUserId() === null) this.#forget()
    })
  }

  /** The signed-in person's own in the conversation of that name. */
  open(name: string): Draft {
    const key = `${this.#session.readUserId()} ${name}`
    const known = this.#typed.get(key)
    if (known) return known
    const draft = observable({ text: '' })
    this.#typed.set(key, draft)
    let end = (): void => undefined
    reaction(
      () => draft.text !== '',
      (isTyped) => {
        end()
        end = isTyped ? this.#guard() : () => undefined
      },
    )
    return draft
  }

  #forget(): void {
    runInAction(() => {
      for (const draft of this.#typed.values()) draft.text = ''
    })
    this.#typed.clear()
  }
}

export const chatDrafts = singleton(
  'ChatDrafts',
  [ports.session],
  (session) => new ChatDrafts(session, guardWindow),
)
