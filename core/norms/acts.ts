import { countDaysBetween, type LocalDate } from '../shared/dates/local-date.ts'
import data from './acts.json' with { type: 'json' }

/** An id of `acts.json`: `tk`, `pp-2464`, `29n`. */
export type ActId = string

/** Order 29н, whose appendix lists the factors of medical examinations. */
export const FACTORS_ACT: ActId = '29n'

/** A normative act that the product applies or names: enough to cite it and to see its end; the rest is `FullAct`. */
export type Act = {
  readonly id: ActId
  /** Kind and issuer: «Постановление Правительства РФ». */
  readonly issued: string
  readonly number: string
  readonly date: LocalDate
  /** How texts name it, and the same after a clause: «Правила № 2464», «п. 60 Правил № 2464». */
  readonly short: string
  readonly genitive: string
  readonly validFrom: LocalDate | null
  /** The day that the act itself names as its end; null where it names none or none is known. */
  readonly validTo: LocalDate | null
  /**
   * Why the service goes on applying an act past its own end, though no prolongation was found. Nothing warns of
   * such an act, it would warn everywhere: the page about the law and `npm run law` tell it.
   */
  readonly prolongationUnconfirmed?: string
}

/** A clause of an act, or the act as a whole. */
export type Citation = { readonly act: ActId; readonly point: string | null }

/** Days as JSON has them: plain text. */
type Written<T> = {
  readonly [K in keyof T]: T[K] extends string | null ? string | Extract<T[K], null> : T[K]
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

/** An act whose end has passed or is near. */
export type Expiring<A> = {
  readonly act: A
  readonly validTo: LocalDate
  /** Days from today to `validTo`; negative once it has passed. */
  readonly daysLeft: number
}

/** Acts applied past their own end though no prolongation was found. */
export const listUnprolonged = <A extends Act>(all: readonly A[]): readonly A[] =>
  all.filter((act) => act.prolongationUnconfirmed !== undefined)

/**
 * Acts whose named end has passed or comes within `days`, earliest first, but for those of `listUnprolonged`.
 * Passed ones stay in the list: an act in use that has ended asks for its successor.
 */
export const listExpiring = <A extends Act>(
  all: readonly A[],
  today: LocalDate,
  days = WARNED_DAYS,
): readonly Expiring<A>[] =>
  all
    .flatMap((act) =>
      act.validTo === null || act.prolongationUnconfirmed !== undefined
        ? []
        : [{ act, validTo: act.validTo, daysLeft: countDaysBetween(today, act.validTo) }],
    )
    .filter(({ daysLeft }) => daysLeft <= days)
    .toSorted((a, b) => a.daysLeft - b.daysLeft)

/** The same among those of `ids`, each once. */
export function findExpiring<A extends Act>(
  all: readonly A[],
  ids: Iterable<ActId>,
  today: LocalDate,
): readonly Expiring<A>[] {
  const named = new Set(ids)
  return listExpiring(
    all.filter(({ id }) => named.has(id)),
    today,
  )
}
