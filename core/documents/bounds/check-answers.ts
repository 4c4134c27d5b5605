import type { LocalDate } from '../../shared/dates/local-date.ts'
import type { FieldError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import type { Answers } from '../answers/answers.ts'
import { type FindPerson, readAnswers } from '../answers/fill-values.ts'
import type { FormValues } from '../answers/form-values.ts'
import type { MissingValue } from '../answers/missing-values.ts'
import type { Template } from '../library/template.ts'
import type { AnswerCode } from '../refusal-codes.ts'
import { findBrokenBound } from './check-bounds.ts'
import { describeBound } from './describe-bound.ts'

/**
 * The values of a paper of that day, or everything that keeps it from being issued: what is missing, can't be taken, or is out of the
 * bounds that an act sets.
 *
 * @param date null while there is none: nothing is held to it then
 */
export function checkAnswers(
  template: Template,
  answers: Answers,
  find: FindPerson,
  date: LocalDate | null,
): Result<FormValues, readonly FieldError<AnswerCode>[]> {
  const { values, missing } = readAnswers(template, answers, find)
  const errors: FieldError<AnswerCode>[] = missing.map(refuseMissingValue)
  for (const spec of template.values) {
    const bound = findBrokenBound(spec, { answers, values, date })
    if (bound)
      errors.push({
        field: `values.${spec.name}`,
        code: 'document/out-of-bounds',
        label: spec.label,
        asks: describeBound(bound),
      })
  }
  return errors.length > 0 ? err(errors) : ok(values)
}

/** What a paper lacks, as a refusal says it. */
export const refuseMissingValue = ({
  name,
  label,
  code,
  employeeId,
}: MissingValue): FieldError<'document/value-missing'> => ({
  field: name,
  code: 'document/value-missing',
  label,
  reason: code,
  ...(employeeId === undefined ? {} : { employeeId }),
})
