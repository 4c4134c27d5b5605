import type { Session } from '@osh/core/auth/session.ts'
import type { Listed } from '@osh/core/shared/page.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import { listedFrom } from '#adapters/wire/page-wire.ts'
import { decodeProblem, type RefusalCode, type RefusalOf } from '#adapters/wire/problem-wire.ts'
import { type Answer, type Ask, decoded, type Transport } from './transport.ts'

/** The signed-in user's way to the server: the bearer on every call, one renewal and one retry after a 401. */
export class HttpClient {
  readonly #transport: Transport
  readonly #session: Session
  readonly #followers = new Set<(path: string) => void>()

  constructor(transport: Transport, session: Session) {
    this.#transport = transport
    this.#session = session
  }

  /** Calls back with the path of whatever was more than a reading and was not refused. */
  followWrites(wrote: (path: string) => void): void {
    this.#followers.add(wrote)
  }

  /** Asks for what has to be there; any refusal is `Unavailable`. */
  async read<T>(path: string, params: Ask['params'], decode: (json: unknown) => T): Promise<T> {
    return decoded(await this.send({ method: 'get', path, params }), decode)
  }

  /** Asks for a screenful of a list. */
  async page<T>(
    path: string,
    params: Ask['params'],
    decode: (json: unknown) => readonly T[],
  ): Promise<Listed<T>> {
    const answer = await this.send({ method: 'get', path, params })
    return listedFrom(decoded(answer, decode), answer.headers)
  }

  /** Asks for what may be refused; a refusal that is not `expected` is `Unavailable`. */
  async ask<T, C extends RefusalCode>(
    ask: Ask,
    decode: (json: unknown) => T,
    expected: readonly C[],
  ): Promise<Result<T, RefusalOf<C>>> {
    return settled(await this.send(ask), decode, expected)
  }

  /** Asks for a file; its type is the answer's. A refusal that is not `expected` is `Unavailable`. */
  async file<C extends RefusalCode>(
    ask: Omit<Ask, 'forFile'>,
    expected: readonly C[],
  ): Promise<Result<Blob, RefusalOf<C>>> {
    const answer = await this.send({ ...ask, forFile: true })
    if (answer.file) return ok(answer.file)
    const refusal = decodeProblem(answer.status, answer.json, expected)
    if (refusal === null) throw new Unavailable(answer.status)
    return err(refusal)
  }

  /** Sends with the bearer; after a 401 once more with a renewed one, if it is still the same person's. */
  async send(ask: Ask): Promise<Answer> {
    const answer = await this.#sendSigned(ask)
    if (answer.ok && ask.method !== 'get') for (const wrote of this.#followers) wrote(ask.path)
    return answer
  }

  async #sendSigned(ask: Ask): Promise<Answer> {
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

/** What the server answered, read; a refusal that is not `expected` is `Unavailable`. */
export function settled<T, C extends RefusalCode>(
  answer: Answer,
  decode: (json: unknown) => T,
  expected: readonly C[],
): Result<T, RefusalOf<C>> {
  if (answer.ok) return ok(decoded(answer, decode))
  const refusal = decodeProblem(answer.status, answer.json, expected)
  if (refusal === null) throw new Unavailable(answer.status)
  return err(refusal)
}
