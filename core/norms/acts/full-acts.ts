import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type Act, type ActId, acts, type Expiring } from '../acts.ts'
import type { Confidence } from '../confidence.ts'
import data from './act-details.json' with { type: 'json' }

/** A change of an act by a later one; null where its number or day is not known. */
export type Amendment = {
  readonly number: string | null
  readonly date: LocalDate | null
  readonly validFrom: LocalDate | null
  readonly confidence: Confidence
  /** Which points, as they are cited; absent where no one has compared them. */
  readonly points?: readonly string[]
  /** Whether they have ended, instead of being changed. */
  readonly ends?: boolean
}

/** What few places tell of an act. */
type ActDetails = {
  readonly id: ActId
  /** The official title; null for letters, which have none. */
  readonly title: string | null
  /** Marks by which other texts cite it. */
  readonly citedAs: readonly string[]
  /** Why the end, or its absence, is not certain; null when it is. */
  readonly expiryUnconfirmed: string | null
  readonly amendments: readonly Amendment[]
  readonly confidence: Confidence
  /** What in the product rests on it, in Russian. */
  readonly governs: string
}

/** All that is known of an act. Every one has a `validTo`, or `expiryUnconfirmed`, or both. */
export type FullAct = Act & ActDetails

/** What a warning about an act's end tells of it. */
export type EndingAct = Pick<
  FullAct,
  'id' | 'issued' | 'number' | 'date' | 'title' | 'short' | 'expiryUnconfirmed' | 'governs'
>

export type ExpiringAct = Expiring<EndingAct>

/** Days and marks as JSON has them: plain text. */
type Written<T> = {
  readonly [K in keyof T]: T[K] extends readonly Amendment[]
    ? readonly Written<Amendment>[]
    : T[K] extends string | null
      ? string | Extract<T[K], null>
      : T[K]
}

const written: readonly Written<ActDetails>[] = data

const detailsById: ReadonlyMap<ActId, ActDetails> = new Map(
  (written as readonly ActDetails[]).map((details) => [details.id, details]),
)

/** Throws for an act that `act-details.json` lacks: the data of the law is then broken. */
function withDetails(act: Act): FullAct {
  const details = detailsById.get(act.id)
  if (!details) throw new Error(`no details of act ${act.id}`)
  return { ...act, ...details }
}

/** In the order of `acts.json`. */
export const fullActs: readonly FullAct[] = acts.map(withDetails)

const byId: ReadonlyMap<ActId, FullAct> = new Map(fullActs.map((act) => [act.id, act]))

/** Throws for an id that `acts.json` lacks. */
export function findFullAct(id: ActId): FullAct {
  const act = byId.get(id)
  if (!act) throw new Error(`no act ${id}`)
  return act
}
