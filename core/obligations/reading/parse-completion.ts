import { riskLevels } from '../../sections/risk.ts'
import { isDated } from '../../sections/section.ts'
import { workingConditionsClasses } from '../../sections/working-conditions.ts'
import type { LocalDate } from '../../shared/dates/local-date.ts'
import { dayUpTo } from '../../shared/dates/parse-day.ts'
import { type Input, optional, type ParseCode, readObject } from '../../shared/input/field-reader.ts'
import type { FieldErrors, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { CompletionFact, CompletionResult } from '../completion.ts'
import type { Subject } from '../subject.ts'
import { parseQuantity } from './parse-subject.ts'

/** What a completion entered by hand is refused with. */
export type CompletionCode = ParseCode<ReturnType<typeof parsersOf>>

/**
 * Reads a completion entered by hand: its day, not later than today; its `result` in core's words, passed unless said otherwise;
 * and how many pieces of PPE, all of them unless said otherwise.
 */
export function readCompletion(
  subject: Subject,
  input: Input,
  today: LocalDate,
): Result<CompletionFact, FieldErrors<CompletionCode>> {
  const read = readObject(input, parsersOf(subject, today))
  if (!read.ok) return read
  const { date, result, quantity } = read.value
  return ok({ date, result, quantity: subject.section === 'ppe' ? (quantity ?? subject.quantity) : null })
}

const parsersOf = (subject: Subject, today: LocalDate) => ({
  date: dayUpTo(today),
  result: parseResult(subject),
  quantity: optional(parseQuantity),
})

const parseResult =
  ({ section }: Subject) =>
  (value: unknown): Result<CompletionResult, ValueError<'completion/wrong-result'>> => {
    const given = value === undefined || value === null || value === '' ? 'passed' : value
    const result = resultsOf(section).find((known) => known === given)
    return result ? ok(result) : err({ code: 'completion/wrong-result' })
  }

function resultsOf(section: Subject['section']): readonly CompletionResult[] {
  if (isDated(section)) return ['passed', 'failed']
  const found = section === 'risk' ? riskLevels : workingConditionsClasses
  return found.filter((result) => result !== 'notAssessed')
}
