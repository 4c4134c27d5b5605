import { printPeriodicity } from '../../deadlines/periodicity.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, type ParseCode, readObject } from '../../shared/input/field-reader.ts'
import { foldName } from '../../shared/names/name-search.ts'
import type { PpeUnit } from '../../shared/ppe-unit.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseQuantity } from '../reading/subject-fields.ts'
import type { StandingObligation } from '../standing/standing-obligation.ts'
import type { HeldPieces, Holding } from './holding.ts'
import { isSamePpe, type PpeItem } from './same-ppe.ts'

/** How much of what is held comes back, and on which day. */
export type HandIn = { readonly quantity: number; readonly date: LocalDate }

export type HandInCode = ParseCode<ReturnType<typeof makeParsers>> | 'quantity/more-than-held'

/** Reads what is typed of a return: a day up to today, and no more pieces than are `held`. */
export function readHandIn(
  typed: Input,
  held: Pick<HeldPieces, 'quantity' | 'unit'>,
  today: LocalDate,
): Result<HandIn, FieldErrors<HandInCode>> {
  const read = readObject(typed, makeParsers(today))
  if (!read.ok) return read
  if (read.value.quantity <= held.quantity) return ok(read.value)
  const [code, { quantity, unit }] = ['quantity/more-than-held', held] as const
  return err(fieldErrors({ field: 'quantity', code, held: quantity, unit, who: [] }))
}

const makeParsers = (today: LocalDate) => ({ quantity: parseQuantity, date: parseDayUpTo(today) })

/** The return of the PPE that is asked of the employee and not done yet; null where none is. */
export const findAskedReturn = (
  item: PpeItem,
  obligations: readonly StandingObligation[],
): StandingObligation | null =>
  obligations.find(
    ({ subject, closed }) =>
      !closed && subject.section === 'ppe' && subject.event === 'return' && isSamePpe(subject, item),
  ) ?? null

/** A return that no one has asked for, as `readObligationDraft` reads it: done on its day, once. */
export const makeReturnInput = (
  { name, unit }: Pick<Holding, 'name' | 'unit'>,
  { quantity, date }: HandIn,
): Input => ({
  section: 'ppe',
  event: 'return',
  ppe: name,
  quantity,
  unit,
  date,
  periodicity: printPeriodicity({ kind: 'once' }),
})

/** The unit in which what is named is held, where a return begins to name it; nothing where it is not held. */
export function findReturnUnit(
  held: readonly HeldPieces[],
  before: Input,
  changes: Input,
): { readonly unit?: PpeUnit } {
  const { ppe, event } = { ...before, ...changes }
  if (event !== 'return' || !('ppe' in changes || 'event' in changes)) return {}
  const unit = held.find(({ name }) => foldName(name) === foldName(String(ppe ?? '')))?.unit
  return unit ? { unit } : {}
}
