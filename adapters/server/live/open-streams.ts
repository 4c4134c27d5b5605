import type { UserId } from '@osh/core/auth/account.ts'

/** A person's pages that may listen at one server; beyond that the one that listens for longest is told to stop. */
const STREAMS_OF_ONE = 6

/** Streams that are open at this server, by person. */
export class OpenStreams {
  readonly #ofPeople = new Map<UserId, AbortController[]>()

  /** A place for one more, which ends when no one listens, when the server does, and when it has to give way. */
  enter(
    user: UserId,
    left: AbortSignal,
    closing: AbortSignal,
  ): { readonly over: AbortSignal; leave(): void } {
    const own = this.#ofPeople.get(user) ?? []
    const one = new AbortController()
    own.push(one)
    this.#ofPeople.set(user, own)
    if (own.length > STREAMS_OF_ONE) own.shift()?.abort()
    const leave = (): void => {
      const rest = (this.#ofPeople.get(user) ?? []).filter((other) => other !== one)
      if (rest.length > 0) this.#ofPeople.set(user, rest)
      else this.#ofPeople.delete(user)
    }
    return { over: AbortSignal.any([left, closing, one.signal]), leave }
  }
}
