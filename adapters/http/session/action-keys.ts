import type { Received } from '#adapters/wire/contract/call.ts'
import type { Ask } from './transport.ts'

/** How many actions without an answer are remembered. */
const MOST = 20

/**
 * Gives each action of a person a key of its own, under which it is done once. One whose answer was lost keeps its key: sent again as it
 * was, it is the same action.
 */
export class ActionKeys {
  readonly #lost = new Map<string, string>()

  /** Throws what `send` throws. */
  async sendUnderKey(ask: Ask, send: (ask: Ask) => Promise<Received>): Promise<Received> {
    const action = describeAction(ask)
    const key = this.#lost.get(action) ?? makeKey()
    this.#remember(action, key)
    const answer = await send({ ...ask, key })
    if (answer.status < 500) this.#lost.delete(action)
    return answer
  }

  #remember(action: string, key: string): void {
    this.#lost.delete(action)
    this.#lost.set(action, key)
    const [oldest] = this.#lost.keys()
    if (this.#lost.size > MOST && oldest !== undefined) this.#lost.delete(oldest)
  }
}

/** What makes two actions the same. */
const describeAction = ({ path, params, body, file }: Ask): string =>
  JSON.stringify([path, params, body, file && [file.length, file.reduce(mix, 0)]])

/** A file that was changed has another sum; two that share one are told apart by the server. */
const mix = (sum: number, byte: number): number => (Math.imul(sum, 31) + byte) | 0

/** Not `randomUUID`, which a page that came without TLS lacks. */
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
