import { findRules } from '../../sections/section.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { parseDayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, optional, readObject } from '../../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type CompletionFact, type CompletionResult, isRegisteredEarly } from '../completion.ts'
import type { CompletionCode } from '../refusals.ts'
import type { Subject } from '../subject.ts'
import { parseQuantity } from './subject-fields.ts'

/**
 * Reads a completion entered by hand: its day, not later than today; its `result` in core's words, passed unless said otherwise;
 * how many pieces of PPE, all of them unless said otherwise; and of an assessment of working conditions the day of its entry into
 * ФГИС СОУТ, which is not before its report was approved.
 */
export function readCompletion(
  subject: Subject,
  input: Input,
  today: LocalDate,
): Result<CompletionFact, FieldErrors<CompletionCode>> {
  const read = readObject(input, makeCompletionParsers(subject, today))
  if (!read.ok) return read
  const { date, result, quantity, registeredOn } = read.value
  const pieces = subject.section === 'ppe' ? (quantity ?? subject.quantity) : null
  return checkRegistration({ date, result, quantity: pieces, registeredOn })
}

/** Refuses a registration before the report was approved. */
export const checkRegistration = (
  fact: CompletionFact,
): Result<CompletionFact, FieldErrors<'registration/before-approval'>> =>
  fact.registeredOn !== null && isRegisteredEarly(fact.registeredOn, fact.date)
    ? err(fieldErrors({ field: 'registeredOn', code: 'registration/before-approval' }))
    : ok(fact)

/** The parsers of a completion entered by hand. */
export const makeCompletionParsers = (subject: Subject, today: LocalDate) => ({
  date: parseDayUpTo(today),
  result: parseResult(subject),
  quantity: optional(parseQuantity),
  registeredOn: subject.section === 'workingConditions' ? optional(parseDayUpTo(today)) : () => ok(null),
})

const parseResult =
  (subject: Subject) =>
  (value: unknown): Result<CompletionResult, ValueError<'completion/wrong-result'>> => {
    const given = value === undefined || value === null || value === '' ? 'passed' : value
    const result = listResults(subject).find((known) => known === given)
    return result ? ok(result) : err({ code: 'completion/wrong-result' })
  }

/** How a completion of the subject may end: a check's results, or the classes or levels that an assessment finds. */
export function listResults({ section }: Pick<Subject, 'section'>): readonly CompletionResult[] {
  const { isDated, findings } = findRules(section)
  if (isDated) return ['passed', 'failed']
  return findings.filter((result) => result !== 'notAssessed')
}
