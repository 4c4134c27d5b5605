import type { Input } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Incident, LostDays } from '../incident.ts'
import { keyOfInjured } from '../papers-of-file.ts'

export type LostDaysCode = 'list/invalid' | 'number/invalid'

/** Longer than any incapacity is paid for. */
const MOST_DAYS = 3660

/** Reads the days of incapacity of all who were injured, in their order; a blank is not known. */
export function readLostDays(
  known: Pick<Incident, 'lostDays' | 'injured'>,
  { lostDays: given }: Input,
): Result<LostDays, FieldErrors<LostDaysCode>> {
  if (given === undefined) return ok(known.lostDays)
  if (!Array.isArray(given) || given.length !== known.injured.length)
    return err(fieldErrors({ field: 'lostDays', code: 'list/invalid' }))
  const read = known.injured.map((one, row) => ({ key: keyOfInjured(one), row, days: daysIn(given[row]) }))
  const wrong = read.flatMap(({ row, days }) =>
    days === 'invalid' ? [{ field: 'lostDays', row, code: 'number/invalid' as const }] : [],
  )
  if (wrong.length > 0) return err(fieldErrors(...wrong))
  return ok(
    Object.fromEntries(read.flatMap(({ key, days }) => (typeof days === 'number' ? [[key, days]] : []))),
  )
}

function daysIn(value: unknown): number | null | 'invalid' {
  const typed = typeof value === 'string' ? value.trim() : value
  if (typed === null || typed === undefined || typed === '') return null
  const days = typeof typed === 'string' && String(Number(typed)) === typed ? Number(typed) : typed
  return typeof days === 'number' && Number.isInteger(days) && days >= 0 && days <= MOST_DAYS
    ? days
    : 'invalid'
}
