import type { Session } from '@osh/core/auth/session.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Received } from '#adapters/wire/contract/call.ts'
import { ActionKeys } from './action-keys.ts'
import type { Ask, Transport } from './transport.ts'

/** The signed-in user's way to the server: the bearer on every call, one renewal and one retry after a 401. */
export class HttpClient {
  readonly #transport: Transport
  readonly #session: Session
  readonly #keys = new ActionKeys()
  readonly #followers = new Set<(path: string) => void>()

  constructor(transport: Transport, session: Session) {
    this.#transport = transport
    this.#session = session
  }

  /** Calls back with the path of whatever was more than a reading and was not refused. */
  followWrites(wrote: (path: string) => void): void {
    this.#followers.add(wrote)
  }

  /** Sends with the bearer; after a 401 once more with a renewed one, if it is still the same person's. */
  async send(ask: Ask): Promise<Received> {
    const answer = await (ask.keyed
      ? this.#keys.under(ask, (keyed) => this.#sendSigned(keyed))
      : this.#sendSigned(ask))
    if (answer.ok && ask.method !== 'get') for (const wrote of this.#followers) wrote(ask.path)
    return answer
  }

  async #sendSigned(ask: Ask): Promise<Received> {
    const used = this.#session.tokens()
    const who = this.#session.userName()
    const answer = await this.#transport.send(ask, used?.accessToken ?? '')
    if (answer.status !== 401 || used === null) return answer
    const renewed = await this.#renewedSince(used.accessToken)
    const isOthers = this.#session.userName() !== who
    return renewed === null || isOthers ? answer : this.#transport.send(ask, renewed)
  }

  /** The access token that replaces the refused one; null when no one is signed in any more. */
  async #renewedSince(used: string): Promise<string | null> {
    const current = this.#session.tokens()
    if (current && current.accessToken !== used) return current.accessToken
    const renewal = await this.#session.renew()
    if (renewal.is === 'unavailable') throw new Unavailable(renewal.status)
    return renewal.is === 'renewed' ? (this.#session.tokens()?.accessToken ?? null) : null
  }
}
