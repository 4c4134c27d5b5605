import { computeDueDate, type Periodicity } from '../../deadlines/periodicity.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { foldName } from '../../shared/names/name-search.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { CompletionId } from '../completion.ts'
import type { PpeEvent, PpeUnit } from '../subject.ts'
import { isSamePpe, keyPpe, type PpeItem } from './same-ppe.ts'

/** A PPE fact that counts: an issuance or a return that took place. */
export type PpeFact = {
  readonly completionId: CompletionId
  readonly employeeId: EmployeeId
  readonly event: PpeEvent
  readonly name: string
  readonly quantity: number
  readonly unit: PpeUnit
  readonly norm: string | null
  readonly size: string | null
  readonly date: LocalDate
  readonly periodicity: Periodicity
}

/** PPE that an employee holds after an issuance, less what was returned. `returnBy` null: worn until worn out. */
export type Holding = {
  readonly issuance: CompletionId
  readonly name: string
  /** What is still held of the issued pieces. */
  readonly quantity: number
  readonly unit: PpeUnit
  /** The point of the norms that it was issued by; null where no one has entered one. */
  readonly norm: string | null
  /** Its own size; null where it is the employee's. */
  readonly size: string | null
  readonly returned: number
  readonly issuedOn: LocalDate
  readonly returnBy: LocalDate | null
}

type MoreThanHeld = { readonly code: 'ppe/more-than-held'; readonly ppe: string }

/**
 * Settles an employee's returns against the issuances of the same PPE, oldest first.
 * A return takes nothing that was issued after it.
 *
 * @returns every issuance as a holding, those wholly returned with quantity 0; or which PPE was returned
 *   beyond what was held.
 */
export const settleHoldings = (facts: readonly PpeFact[]): Result<readonly Holding[], MoreThanHeld> =>
  settle(facts, keyPpe)

/**
 * The same of what is stored. Records of before units were told apart may return pieces of a pair: they take of the name, whatever it was
 * counted in, as they did then.
 */
export function settleStored(facts: readonly PpeFact[]): Result<readonly Holding[], MoreThanHeld> {
  const settled = settleHoldings(facts)
  return settled.ok ? settled : settle(facts, ({ name }) => foldName(name))
}

/** The same of an employee's facts after a change: those that were in order before are judged by their units, older mixed ones as stored. */
export const settleChanged = (
  before: readonly PpeFact[],
  after: readonly PpeFact[],
): Result<readonly Holding[], MoreThanHeld> =>
  settleHoldings(before).ok ? settleHoldings(after) : settleStored(after)

/** What a return and the issuances that it may take of have in common. */
type KeyOf = (item: PpeItem) => string

function settle(facts: readonly PpeFact[], keyOf: KeyOf): Result<readonly Holding[], MoreThanHeld> {
  const inOrder = facts.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : compareEvents(a, b)))
  const holdings: Holding[] = []
  for (const fact of inOrder) {
    if (fact.event === 'issuance') holdings.push(hold(fact))
    else if (!take(holdings, fact, keyOf)) return err({ code: 'ppe/more-than-held', ppe: fact.name })
  }
  return ok(holdings)
}

const compareEvents = (a: PpeFact, b: PpeFact): number =>
  a.event === b.event ? a.completionId - b.completionId : a.event === 'issuance' ? -1 : 1

const hold = (fact: PpeFact): Holding => ({
  issuance: fact.completionId,
  name: fact.name,
  quantity: fact.quantity,
  unit: fact.unit,
  norm: fact.norm,
  size: fact.size,
  returned: 0,
  issuedOn: fact.date,
  returnBy: computeDueDate(fact.date, fact.periodicity),
})

function take(holdings: Holding[], fact: PpeFact, keyOf: KeyOf): boolean {
  const key = keyOf(fact)
  let left = fact.quantity
  for (const [i, holding] of holdings.entries()) {
    if (left === 0 || keyOf(holding) !== key) continue
    const taken = Math.min(left, holding.quantity)
    holdings[i] = { ...holding, quantity: holding.quantity - taken, returned: holding.returned + taken }
    left -= taken
  }
  return left === 0
}

/** What is still held, oldest first. */
export const dropReturned = (holdings: readonly Holding[]): readonly Holding[] =>
  holdings.filter(({ quantity }) => quantity > 0)

/** Whether it was to be returned before today; on the day itself it is not late yet. */
export const isPastReturn = ({ returnBy }: Pick<Holding, 'returnBy'>, today: LocalDate): boolean =>
  returnBy !== null && returnBy < today

/** All that is held of one PPE, named as the oldest is; `returnBy` is the first day by which some of it goes back, null where none has one. */
export type HeldPieces = Pick<Holding, 'name' | 'quantity' | 'unit' | 'returnBy'>

/** What is held of each PPE, in the order of the oldest, without that of which nothing is left. */
export function countHeldPieces(holdings: readonly Holding[]): readonly HeldPieces[] {
  const pieces = new Map<string, HeldPieces>()
  for (const { name, quantity, unit, returnBy } of dropReturned(holdings)) {
    const key = keyPpe({ name, unit })
    const others = pieces.get(key)
    pieces.set(key, {
      name: others?.name ?? name,
      quantity: (others?.quantity ?? 0) + quantity,
      unit,
      returnBy: pickEarlier(others?.returnBy ?? null, returnBy),
    })
  }
  return [...pieces.values()]
}

/** All that is held of the PPE; null where nothing is. */
export const findHeldPieces = (holdings: readonly Holding[], item: PpeItem): HeldPieces | null =>
  countHeldPieces(holdings).find((pieces) => isSamePpe(pieces, item)) ?? null

const pickEarlier = (a: LocalDate | null, b: LocalDate | null): LocalDate | null =>
  a === null || (b !== null && b < a) ? b : a
