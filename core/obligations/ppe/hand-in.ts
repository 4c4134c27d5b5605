import { printPeriodicity } from '../../deadlines/periodicity.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, type ParseCode, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseQuantity } from '../reading/subject-fields.ts'
import type { StandingObligation } from '../standing/standing-obligation.ts'
import type { HeldPieces, Holding } from './holding.ts'

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

/** The return of PPE of the name that is asked of the employee and not done yet; null where none is. */
export const findAskedReturn = (
  name: string,
  obligations: readonly StandingObligation[],
): StandingObligation | null =>
  obligations.find(
    ({ subject, closed }) =>
      !closed && subject.section === 'ppe' && subject.event === 'return' && subject.name === name,
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
