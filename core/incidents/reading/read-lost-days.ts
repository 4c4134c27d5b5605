import { type Input, optional } from '../../shared/input/field-reader.ts'
import { parseWhole } from '../../shared/input/whole-number.ts'
import { type FieldError, type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Incident, LostDays } from '../incident.ts'
import { keyInjured } from '../papers-of-file.ts'
import type { LostDaysCode } from './refusal-codes.ts'

/** Longer than any incapacity is paid for. */
const MOST_DAYS = 3660

const parseDays = optional(parseWhole(0, MOST_DAYS))

/** Reads the days of incapacity of all who were injured, in their order; a blank is not known. */
export function readLostDays(
  known: Pick<Incident, 'lostDays' | 'injured'>,
  { lostDays: given }: Input,
): Result<LostDays, FieldErrors<LostDaysCode>> {
  if (given === undefined) return ok(known.lostDays)
  if (!Array.isArray(given) || given.length !== known.injured.length)
    return err(fieldErrors({ field: 'lostDays', code: 'list/invalid' }))
  const days: Record<string, number> = {}
  const wrong: FieldError<LostDaysCode>[] = []
  for (const [row, one] of known.injured.entries()) {
    const read = parseDays(given[row])
    if (!read.ok) wrong.push({ field: 'lostDays', row, ...read.error })
    else if (read.value !== null) days[keyInjured(one)] = read.value
  }
  return wrong.length > 0 ? err(fieldErrors(...wrong)) : ok(days)
}
