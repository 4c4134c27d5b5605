import type { Employee, EmployeeId } from '../../employees/employee.ts'
import { classifiers } from '../../norms/classifiers.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { type LocalMoment, takeMomentDay } from '../../shared/dates/local-moment.ts'
import { parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, optional, readFields } from '../../shared/input/field-reader.ts'
import { parseWhole } from '../../shared/input/whole-number.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseNeededReason } from '../../shared/texts/reason.ts'
import { parseText } from '../../shared/texts/text.ts'
import type { Extension } from '../incident.ts'
import { keyPerson, readNamedEmployees, takeFields } from '../reading/read-person.ts'
import type { ReviewCode } from '../reading/refusal-codes.ts'
import type { Microtrauma, NamedInRecord } from './microtrauma.ts'
import { readNamed } from './read-details.ts'
import { LONGEST_REVIEW_EXTENSION } from './review-term.ts'

const MOST_REVIEWERS = 20
const LONGEST_TEXT = 2000

/** The employees that a review names. */
export function readNamedReviewers(given: unknown): readonly EmployeeId[] {
  const { reviewers } = takeFields(given)
  return readNamedEmployees(Array.isArray(reviewers) ? reviewers.slice(0, MOST_REVIEWERS) : [])
}

const parseRequiredText = (value: unknown) => parseText(value, { max: LONGEST_TEXT, required: true })
const parseAnyText = (value: unknown) => parseText(value, { max: LONGEST_TEXT, required: false })

/** The review as the patch has it; null takes it back, with a reason. Every refusal at once. */
export function readReview(
  known: Microtrauma,
  patch: Input,
  people: ReadonlyMap<EmployeeId, Employee>,
  now: LocalMoment,
): Result<Pick<Microtrauma, 'review' | 'reopenedBecause'>, FieldErrors<ReviewCode>>
export function readReview(
  known: Microtrauma,
  { review: given, reopenedBecause: why }: Input,
  people: ReadonlyMap<EmployeeId, Employee>,
  now: LocalMoment,
): Result<Pick<Microtrauma, 'review' | 'reopenedBecause'>, FieldErrors> {
  if (given === undefined) return ok(known)
  if (given === null) return takeBack(known, why)
  const typed = takeFields(given)
  const fields = readFields(typed)
  const on = fields.read('on', readDay(takeMomentDay(known.reportedAt), takeMomentDay(now)))
  const reviewers = fields.gather(readReviewers(typed.reviewers, people))
  const read = fields.finish({
    on,
    reviewers,
    heard: fields.read('heard', parseAnyText),
    causeCode: fields.read('causeCode', optional(readCause)),
    causes: fields.read('causes', parseRequiredText),
    proposals: fields.read('proposals', parseRequiredText),
    measuresTaken: fields.read('measuresTaken', parseAnyText),
    consequences: fields.read('consequences', parseAnyText),
    experience: fields.read('experience', (value) => parseText(value, { max: 100, required: false })),
  })
  return read.ok ? ok({ review: read.value, reopenedBecause: known.reopenedBecause }) : read
}

/** Of no day before the employer was told, and of none that has not come. */
const readDay =
  (told: LocalDate, today: LocalDate) =>
  (value: unknown): Result<LocalDate, ValueError<ReviewCode>> => {
    const day = parseDayUpTo(today)(value)
    return day.ok && day.value < told ? err({ code: 'review/before-event' }) : day
  }

function readCause(value: unknown): Result<string, ValueError<'choice/unknown'>> {
  const lines = classifiers.filter(({ id }) => id === 'accident-causes').flatMap(({ items }) => items)
  const line = lines.find(({ code }) => code === value)
  return line ? ok(line.code) : err({ code: 'choice/unknown' })
}

function readReviewers(
  given: unknown,
  people: ReadonlyMap<EmployeeId, Employee>,
): Result<readonly NamedInRecord[], FieldErrors<ReviewCode>> {
  if (!Array.isArray(given) || given.length === 0)
    return err(fieldErrors({ field: 'reviewers', code: 'reviewers/required' }))
  if (given.length > MOST_REVIEWERS) return err(fieldErrors({ field: 'reviewers', code: 'list/invalid' }))
  const all = new Map<string, NamedInRecord>()
  for (const [row, one] of given.entries()) {
    const person = readNamed(one, people)
    if (!person.ok) return err(fieldErrors({ field: 'reviewers', row, ...person.error }))
    const mark = keyPerson(person.value, person.value.post)
    if (all.has(mark)) return err(fieldErrors({ field: 'reviewers', row, code: 'person/twice' }))
    all.set(mark, person.value)
  }
  return ok([...all.values()])
}

function takeBack(
  known: Microtrauma,
  given: unknown,
): Result<Pick<Microtrauma, 'review' | 'reopenedBecause'>, FieldErrors<ReviewCode>> {
  if (known.review === null) return ok(known)
  const why = parseNeededReason(given, 'reason/required')
  return why.ok
    ? ok({ review: null, reopenedBecause: why.value })
    : err(fieldErrors({ field: 'reopenedBecause', ...why.error }))
}

/** The extension as the patch has it, its reason with it; null takes it back. Law: приказ Минтруда России от 15.09.2021 № 632н. */
export function readReviewExtension(
  known: Extension | null,
  given: unknown,
): Result<Extension | null, FieldErrors<ReviewCode>>
export function readReviewExtension(
  known: Extension | null,
  given: unknown,
): Result<Extension | null, FieldErrors> {
  if (given === undefined) return ok(known)
  if (given === null) return ok(null)
  const fields = readFields(takeFields(given))
  const days = fields.read('days', readDays)
  const reason = fields.read('reason', (value) => parseNeededReason(value, 'reason/required'))
  return fields.finish({ days, reason })
}

const parseDays = parseWhole(1)

function readDays(value: unknown): Result<number, ValueError<'number/invalid' | 'extension/over-two-days'>> {
  const days = parseDays(value)
  return days.ok && days.value > LONGEST_REVIEW_EXTENSION ? err({ code: 'extension/over-two-days' }) : days
}
