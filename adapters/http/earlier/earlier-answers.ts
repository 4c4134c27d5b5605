import type { Session } from '@osh/core/auth/session.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { meansAway, nullIfUnavailable, Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Call, Received } from '#adapters/wire/contract/call.ts'
import { type CachedKey, cachedKeys } from '../session/browser-session.ts'
import type { HttpClient } from '../session/http-client.ts'
import type { Ask } from '../session/transport.ts'
import type { KeptAnswers, Place } from './kept-answers.ts'
import type { StoodIn } from './stood-in.ts'

/** A read whose last answer is kept. */
export type KeptRead = {
  readonly key: CachedKey
  readonly company: CompanyId | null
  /** For what depends on today: the company's day; null where it is unknown, and then nothing is kept. */
  readonly today?: () => LocalDate | null
  /** What of the answer may be kept, on which day of the company's; all of it unless given. */
  readonly trim?: (json: unknown, day: LocalDate | null) => unknown
}

type Needs = {
  readonly client: HttpClient
  readonly session: Pick<Session, 'readUserName'>
  readonly kept: KeptAnswers
  readonly stoodIn: StoodIn
}

/** Asks the server, keeps what it answers, and gives the last answer again while it is away. */
export class EarlierAnswers {
  readonly #needs: Needs
  /** How many times each key was dropped: an answer asked for before that is not kept. */
  readonly #drops = new Map<CachedKey, number>()
  readonly #listed: (readonly [list: Pick<Call, 'path'>, keys: readonly CachedKey[]])[] = []

  constructor(needs: Needs) {
    this.#needs = needs
    needs.client.followWrites((path) => this.#dropAfter(path))
  }

  /**
   * The server's answer, or the last one to the same person about the same company if the server or its database is
   * away; a refusal is given as it is, and all that was kept goes. Throws `Unavailable`.
   */
  async send(read: KeptRead, ask: Ask, decode: (json: unknown) => unknown): Promise<Received> {
    const { client, stoodIn } = this.#needs
    const place = this.#placeOf(read)
    const drops = this.#countDrops(read.key)
    const answer = await askOrMiss(client, ask)
    if (meansAway(answer.status))
      return this.#recallEarlier(read, ask, decode, place) ?? requireAnswer(answer)
    stoodIn.remove(read.key)
    if (isRefusal(answer.status)) this.#drop(...cachedKeys)
    const now = this.#placeOf(read)
    const isSame = now?.person === place?.person && now?.day === place?.day
    const isKept = 'json' in answer && answer.ok && isSame && drops === this.#countDrops(read.key)
    if (isKept && place)
      this.#needs.kept.keep(place, read.trim ? read.trim(answer.json, place.day) : answer.json)
    return requireAnswer(answer)
  }

  #recallEarlier(
    read: KeptRead,
    ask: Ask,
    decode: (json: unknown) => unknown,
    asked: Place | null,
  ): Received | null {
    const now = this.#placeOf(read)
    if (now === null || now.person !== asked?.person) return null
    const json = this.#needs.kept.recall(now, decode)
    if (json === undefined) return null
    this.#needs.stoodIn.add(read.key, () => this.#sendAgain(read, ask, decode))
    return { ok: true, status: 200, headers: new Headers(), json }
  }

  async #sendAgain(read: KeptRead, ask: Ask, decode: (json: unknown) => unknown): Promise<void> {
    await this.send(read, ask, decode).catch(nullIfUnavailable)
  }

  /** Null when nothing may be kept. */
  #placeOf({ key, company, today }: KeptRead): Place | null {
    const person = this.#needs.session.readUserName()
    const day = today ? today() : null
    return person === null || (today && day === null) ? null : { key, person, company, day }
  }

  /** Tells what is kept of a list and of its things: a write there drops it. */
  noteDrops(list: Pick<Call, 'path'>, keys: readonly CachedKey[]): void {
    this.#listed.push([list, keys])
  }

  /** Whom the list of employees has follows from much that is written. */
  #dropAfter(path: string): void {
    for (const [list, keys] of this.#listed) if (`${path}/`.startsWith(`${list.path}/`)) this.#drop(...keys)
    this.#drop('employees')
  }

  #drop(...keys: readonly CachedKey[]): void {
    for (const key of keys) {
      this.#drops.set(key, this.#countDrops(key) + 1)
      this.#needs.kept.drop(key)
    }
  }

  #countDrops(key: CachedKey): number {
    return this.#drops.get(key) ?? 0
  }
}

const isRefusal = (status: number | null): boolean => status === 401 || status === 403 || status === 404

const askOrMiss = (client: HttpClient, ask: Ask): Promise<Received | Unavailable> =>
  client.send(ask).catch((error: unknown) => {
    if (error instanceof Unavailable) return error
    throw error
  })

function requireAnswer(answer: Received | Unavailable): Received {
  if (answer instanceof Unavailable) throw answer
  return answer
}
