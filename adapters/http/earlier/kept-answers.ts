import type { CompanyId } from '@osh/core/companies/company.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import * as z from 'zod/mini'
import { day, id, makeDecoder, WireMismatch } from '#adapters/wire/wire-format.ts'
import { type CachedKey, cachedKeys } from '../session/browser-session.ts'

/** Which answer it is. */
export type Place = {
  readonly key: CachedKey
  /** The user name of whoever asked. */
  readonly person: string
  /** Null for what is of no one company. */
  readonly company: CompanyId | null
  /** The company's day when it was read, of what depends on today; null for the rest. */
  readonly day: LocalDate | null
}

/** Grows when what is kept changes; a value of another format counts as none, and goes at the next start. */
const FORMAT = 4

const keptJson = z.object({
  format: z.literal(FORMAT),
  person: z.string(),
  company: z.nullable(id),
  day: z.nullable(day),
  answer: z.unknown(),
})

type Needs = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Answers in localStorage, one under each key. A full storage, and one that is forbidden, keeps none. */
export class KeptAnswers {
  readonly #storage: Needs
  constructor(storage: Needs) {
    this.#storage = storage
    for (const key of cachedKeys) this.#attempt(() => this.#dropOther(key))
  }

  /** An earlier version kept more than may lie in a browser. */
  #dropOther(key: CachedKey): void {
    const text = this.#storage.getItem(key)
    if (text !== null && !text.startsWith(`{"format":${FORMAT},`)) this.#storage.removeItem(key)
  }

  keep({ key, ...place }: Place, answer: unknown): void {
    const text = JSON.stringify({ format: FORMAT, ...place, answer })
    if (!this.#attempt(() => this.#storage.setItem(key, text))) this.drop(key)
  }

  /** What `decode` reads without complaint; undefined where nothing of the very place is kept. */
  recall({ key, ...place }: Place, decode: (json: unknown) => unknown): unknown {
    const kept = this.#findKept(key, decode)
    const isIt = kept?.person === place.person && kept.company === place.company && kept.day === place.day
    return isIt ? kept.answer : undefined
  }

  drop(key: CachedKey): void {
    this.#attempt(() => this.#storage.removeItem(key))
  }

  /** Drops what is of any other company: the person is no member of it any more. */
  dropOthers(companies: readonly CompanyId[]): void {
    for (const key of cachedKeys) {
      const company = this.#findKept(key)?.company ?? null
      if (company !== null && !companies.some((id) => id === company)) this.drop(key)
    }
  }

  dropAll(): void {
    for (const key of cachedKeys) this.drop(key)
  }

  #findKept(key: CachedKey, decode?: (json: unknown) => unknown): z.infer<typeof keptJson> | null {
    let text: string | null = null
    this.#attempt(() => {
      text = this.#storage.getItem(key)
    })
    return text === null ? null : readKept(text, decode)
  }

  /** False for a storage that does not do it. */
  #attempt(work: () => void): boolean {
    try {
      work()
      return true
    } catch (error) {
      if (!(error instanceof DOMException)) throw error
      return false
    }
  }
}

const decodeKept = makeDecoder(keptJson, (kept) => kept)

function readKept(text: string, decode?: (json: unknown) => unknown): z.infer<typeof keptJson> | null {
  try {
    const kept = decodeKept(JSON.parse(text))
    decode?.(kept.answer)
    return kept
  } catch (error) {
    if (!(error instanceof WireMismatch || error instanceof SyntaxError)) throw error
    return null
  }
}
