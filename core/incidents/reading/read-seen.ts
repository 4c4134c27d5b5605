import { type FieldErrors, fieldErrors } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Incident } from '../incident.ts'
import { takeFields } from './read-person.ts'
import type { SeenCode } from './refusal-codes.ts'

/** Whether the details, or what was entered of the injured, are others by now than `detailsVersion` of what the sender saw; never where none is named. */
export const isOutdated = (
  { detailsVersion: now }: Pick<Incident, 'detailsVersion'>,
  given: unknown,
): boolean => {
  const { detailsVersion: was = now } = takeFields(given)
  return was !== now
}

type Now = Pick<Incident, 'done' | 'answers'>

/** When the step was done, as it is; null while it is open. */
export const findDoneMoment = ({ done }: Pick<Incident, 'done'>, step: string) => done[step]?.at ?? null

/** What was answered; null where no one has. */
export const findGivenAnswer = ({ answers }: Pick<Incident, 'answers'>, step: string) => answers[step] ?? null

/**
 * What someone knew of the steps and answers that they change, by step: `done` the moment or null, `answers` the answer or null. Refused
 * where it is otherwise by now: a change that was made without a connection overwrites no one's. What isn't named is not compared.
 */
export function readSeen(now: Now, given: unknown): Result<null, FieldErrors<SeenCode>> {
  const { done, answers } = takeFields(given)
  const isOther = (known: unknown, actual: (step: string) => unknown): boolean =>
    Object.entries(takeFields(known)).some(([step, was]) => was !== actual(step))
  const field = isOther(done, (step) => findDoneMoment(now, step))
    ? 'done'
    : isOther(answers, (step) => findGivenAnswer(now, step))
      ? 'answers'
      : null
  return field === null ? ok(null) : err(fieldErrors({ field, code: 'step/changed-meanwhile' }))
}
