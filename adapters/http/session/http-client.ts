import type { Session } from '@osh/core/auth/session.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Received } from '#adapters/wire/contract/call.ts'
import { COMPANY_BUSY, problemJson } from '#adapters/wire/problem-wire.ts'
import { ActionKeys } from './action-keys.ts'
import type { Ask, Transport } from './transport.ts'

/** After so many the page says that the server is busy. */
const TRIES = 3
const LONGEST_WAIT_SECONDS = 10

/** Seconds to wait for a company that has enough under way; null for any other answer. Nothing was begun then. */
function readWaitingTime({ status, headers, json }: Received): number | null {
  const problem = status === 429 ? problemJson.safeParse(json) : null
  if (problem?.data?.code !== COMPANY_BUSY) return null
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return seconds >= 0 && seconds <= LONGEST_WAIT_SECONDS ? seconds : null
}

/** The signed-in user's way to the server: the bearer on every call, one renewal and one retry after a 401. */
export class HttpClient {
  readonly #transport: Transport
  readonly #session: Session
  readonly #keys = new ActionKeys()
  readonly #followers = new Set<(path: string) => void>()
  readonly #refused = new Set<() => void>()

  constructor(transport: Transport, session: Session) {
    this.#transport = transport
    this.#session = session
  }

  /** Calls back with the path of whatever was more than a reading and was not refused. */
  followWrites(wrote: (path: string) => void): void {
    this.#followers.add(wrote)
  }

  /** Calls back after every answer that there is no such thing for the person, or no such right. Answers how to stop. */
  readonly followRefusals = (refused: () => void): (() => void) => {
    this.#refused.add(refused)
    return () => this.#refused.delete(refused)
  }

  /** Sends with the bearer; after a 401 once more with a renewed one, if it is still the same person's. */
  async send(ask: Ask): Promise<Received> {
    const answer = await (ask.keyed
      ? this.#keys.sendUnderKey(ask, (keyed) => this.#sendAgain(keyed))
      : this.#sendAgain(ask))
    if (answer.ok && ask.method !== 'get') for (const wrote of this.#followers) wrote(ask.path)
    if (answer.status === 403 || answer.status === 404) for (const refused of [...this.#refused]) refused()
    return answer
  }

  /** Whatever is refused because the company has enough under way is asked for again, when the server says so. */
  async #sendAgain(ask: Ask): Promise<Received> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#sendSigned(ask)
      const seconds = readWaitingTime(answer)
      if (seconds === null || tries === TRIES) return answer
      await new Promise((done) => setTimeout(done, seconds * 1000))
    }
  }

  async #sendSigned(ask: Ask): Promise<Received> {
    const used = this.#session.readTokens()
    const who = this.#session.readUserName()
    const answer = await this.#transport.send(ask, used?.accessToken ?? '')
    if (answer.status !== 401 || used === null) return answer
    const renewed = await this.#renewSince(used.accessToken)
    const isOthers = this.#session.readUserName() !== who
    return renewed === null || isOthers ? answer : this.#transport.send(ask, renewed)
  }

  /** The access token that replaces the refused one; null when no one is signed in any more. */
  async #renewSince(used: string): Promise<string | null> {
    const current = this.#session.readTokens()
    if (current && current.accessToken !== used) return current.accessToken
    const renewal = await this.#session.renew()
    if (renewal.is === 'unavailable') throw new Unavailable(renewal.status)
    return renewal.is === 'renewed' ? (this.#session.readTokens()?.accessToken ?? null) : null
  }
}
