import { daysBetween, type LocalDate } from '../shared/dates/local-date.ts'
import data from './acts.json' with { type: 'json' }
import type { Confidence } from './confidence.ts'

/** An id of `acts.json`: `tk`, `pp-2464`, `29n`. */
export type ActId = string

/** Order 29н, whose appendix lists the factors of medical examinations. */
export const FACTORS_ACT: ActId = '29n'

/** A change of an act by a later one; null where its number or day is not known. */
export type Amendment = {
  readonly number: string | null
  readonly date: LocalDate | null
  readonly validFrom: LocalDate | null
  readonly confidence: Confidence
}

/** A normative act that the product applies or names. Every one has a `validTo`, or `expiryUnconfirmed`, or both. */
export type Act = {
  readonly id: ActId
  /** Kind and issuer: «Постановление Правительства РФ». */
  readonly issued: string
  readonly number: string
  readonly date: LocalDate
  /** The official title; null for letters, which have none. */
  readonly title: string | null
  /** How texts name it, and the same after a clause: «Правила № 2464», «п. 60 Правил № 2464». */
  readonly short: string
  readonly genitive: string
  /** Marks by which other texts cite it. */
  readonly citedAs: readonly string[]
  readonly validFrom: LocalDate | null
  /** The day that the act itself names as its end; null where it names none or none is known. */
  readonly validTo: LocalDate | null
  /** Why the end, or its absence, is not certain; null when it is. */
  readonly expiryUnconfirmed: string | null
  /**
   * Why the service goes on applying an act past its own end, though no prolongation was found. Nothing warns of
   * such an act, it would warn everywhere: the page about the law and `npm run law` tell it.
   */
  readonly prolongationUnconfirmed?: string
  readonly amendments: readonly Amendment[]
  readonly confidence: Confidence
  /** What in the product rests on it, in Russian. */
  readonly governs: string
}

/** What a warning about an act's end tells of it. */
export type EndingAct = Pick<
  Act,
  'id' | 'issued' | 'number' | 'date' | 'title' | 'short' | 'expiryUnconfirmed' | 'governs'
>

/** A clause of an act, or the act as a whole. */
export type Citation = { readonly act: ActId; readonly point: string | null }

/** Days and marks as JSON has them: plain text. */
type Written<T> = {
  readonly [K in keyof T]: T[K] extends readonly Amendment[]
    ? readonly Written<Amendment>[]
    : T[K] extends string | null
      ? string | Extract<T[K], null>
      : T[K]
}

const written: readonly Written<Act>[] = data

export const acts: readonly Act[] = written as readonly Act[]

const byId: ReadonlyMap<ActId, Act> = new Map(acts.map((act) => [act.id, act]))

/** Throws for an id that `acts.json` lacks: the data of the law is then broken. */
export function actById(id: ActId): Act {
  const act = byId.get(id)
  if (!act) throw new Error(`no act ${id}`)
  return act
}

/** How many days ahead the end of an act is warned of. */
export const WARNED_DAYS = 90

export type ExpiringAct = {
  readonly act: EndingAct
  readonly validTo: LocalDate
  /** Days from today to `validTo`; negative once it has passed. */
  readonly daysLeft: number
}

/** Acts applied past their own end though no prolongation was found. */
export const listUnprolonged = (all: readonly Act[]): readonly Act[] =>
  all.filter((act) => act.prolongationUnconfirmed !== undefined)

/**
 * Acts whose named end has passed or comes within `days`, earliest first, but for those of `listUnprolonged`.
 * Passed ones stay in the list: an act in use that has ended asks for its successor.
 */
export const listExpiring = (
  all: readonly Act[],
  today: LocalDate,
  days = WARNED_DAYS,
): readonly ExpiringAct[] =>
  all
    .flatMap((act) =>
      act.validTo === null || act.prolongationUnconfirmed !== undefined
        ? []
        : [{ act, validTo: act.validTo, daysLeft: daysBetween(today, act.validTo) }],
    )
    .filter(({ daysLeft }) => daysLeft <= days)
    .toSorted((a, b) => a.daysLeft - b.daysLeft)

/** The same among those that are named, each once. */
export function findExpiring(ids: Iterable<ActId>, today: LocalDate): readonly ExpiringAct[] {
  const named = new Set(ids)
  return listExpiring(
    acts.filter(({ id }) => named.has(id)),
    today,
  )
}
