import { type LocalMoment, takeMomentDay } from '../../shared/dates/local-moment.ts'
import { parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, optional } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseNeededReason, parseReason } from '../../shared/texts/reason.ts'
import { listMissingRecords } from '../completing/missing-records.ts'
import type { Incident } from '../incident.ts'
import { findEarliestCompletion, listBlockingSteps } from '../what-blocks-completion.ts'
import type { CompletionCode } from './refusal-codes.ts'

export type Completion = Pick<Incident, 'completedOn' | 'completedDespite' | 'reopenedBecause'>

/**
 * Reads the day on which the act was approved; null opens the investigation again, with a reason. Steps and records that are missing ask
 * for a reason as well.
 */
export function readCompletion(
  going: Incident,
  { completedOn: given, completedDespite, reopenedBecause }: Input,
  now: LocalMoment,
): Result<Completion, FieldErrors<CompletionCode>> {
  if (given === undefined) return ok(going)
  const day = optional(parseDayUpTo(takeMomentDay(now)))(given)
  if (!day.ok) return err(fieldErrors({ field: 'completedOn', ...day.error }))
  if (day.value === null) return readReopening(going, reopenedBecause)
  if (day.value < findEarliestCompletion(going, now))
    return err(fieldErrors({ field: 'completedOn', code: 'completion/before-step' }))
  const reason = parseReason(completedDespite)
  if (!reason.ok) return err(fieldErrors({ field: 'completedDespite', ...reason.error }))
  const missing = findMissing(going, now)
  if (missing !== null && reason.value === '')
    return err(fieldErrors({ field: 'completedDespite', code: missing }))
  return ok({
    completedOn: day.value,
    completedDespite: missing !== null ? reason.value : '',
    reopenedBecause: going.reopenedBecause,
  })
}

function findMissing(
  going: Incident,
  now: LocalMoment,
): Extract<CompletionCode, 'completion/steps-missing' | 'completion/records-missing'> | null {
  const open = { ...going, completedOn: null }
  if (listBlockingSteps(open, now).length > 0) return 'completion/steps-missing'
  return listMissingRecords(open, now).length > 0 ? 'completion/records-missing' : null
}

function readReopening(going: Incident, given: unknown): Result<Completion, FieldErrors<CompletionCode>> {
  if (going.completedOn === null) return ok(going)
  const reason = parseNeededReason(given, 'reason/required')
  return reason.ok
    ? ok({ completedOn: null, completedDespite: '', reopenedBecause: reason.value })
    : err(fieldErrors({ field: 'reopenedBecause', ...reason.error }))
}
