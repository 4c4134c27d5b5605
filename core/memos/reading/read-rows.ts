import type { Periodicity } from '../../deadlines/periodicity.ts'
import type { EmployeeId } from '../../employees/employee.ts'
import type { CheckResult } from '../../obligations/completion.ts'
import type { ObligationId } from '../../obligations/obligation.ts'
import { parseRegisterPeriodicity } from '../../obligations/reading/parse-obligation.ts'
import { readSubject } from '../../obligations/reading/parse-subject.ts'
import { parseQuantity } from '../../obligations/reading/subject-fields.ts'
import { riskLevels } from '../../sections/risk.ts'
import { type Section, sections } from '../../sections/section.ts'
import { workingConditionsClasses } from '../../sections/working-conditions.ts'
import { parseDay } from '../../shared/dates/parse-day.ts'
import { type FieldReader, type Input, optional, readFields } from '../../shared/input/field-reader.ts'
import { identifier } from '../../shared/input/identifier.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { type Outcome, pending } from '../memo.ts'
import type { RowDraft } from '../memo-draft.ts'
import type { RowCode } from '../refusals.ts'

/** The most rows that one memo is read with. */
const MOST_ROWS = 5000

/** Reads the rows of a memo of the section, in core's words; the first that can't be read refuses all. */
export function readRows(section: Section, given: unknown): Result<readonly RowDraft[], FieldErrors<RowCode>>
export function readRows(section: Section, given: unknown): Result<readonly RowDraft[], FieldErrors> {
  const isList = Array.isArray(given) && given.length <= MOST_ROWS && given.every(isObject)
  if (!isList) return err(fieldErrors({ field: 'rows', code: 'list/invalid' }))
  const rows: RowDraft[] = []
  for (const [i, row] of given.entries()) {
    const read = readRow(section, row)
    if (!read.ok) return err(fieldErrors(...read.error.errors.map((error) => ({ ...error, row: i }))))
    rows.push(read.value)
  }
  return ok(rows)
}

const isObject = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readRow(section: Section, input: Input): Result<RowDraft, FieldErrors> {
  const fields = readFields(input)
  const outcome = readOutcome(input, fields)
  if (input.obligationId === undefined || input.obligationId === null)
    return readNewRow(section, input, fields, outcome)
  const obligationId = fields.read('obligationId', identifier<ObligationId>(NUMBER))
  const quantity = fields.read('quantity', optional(parseQuantity))
  return fields.finish({ obligationId, quantity, outcome })
}

const NUMBER = { required: 'number/invalid', unknown: 'number/invalid' } as const

/** An employee and a subject without an obligation; the subject may name a section of its own, to be refused. */
function readNewRow(
  section: Section,
  input: Input,
  fields: FieldReader,
  outcome: Outcome,
): Result<RowDraft, FieldErrors> {
  const employeeId = fields.read(
    'employeeId',
    identifier<EmployeeId>({ required: 'employee/required', unknown: 'employee/unknown' }),
  )
  const own = sections.find((known) => known === input.section)
  const subject = readSubject(own ?? section, fields)
  const periodicity = fields.read('periodicity', optional(parseRegisterPeriodicity)) ?? ONCE
  const deadline = fields.read('deadline', optional(parseDay))
  return fields.finish({ obligationId: null, employeeId, subject, periodicity, deadline, outcome })
}

const ONCE: Periodicity = { kind: 'once' }

/** A completion date with its result, or else the final class or level; neither is a pending row. */
function readOutcome(input: Input, { read, refuse }: FieldReader): Outcome {
  const date = read('date', optional(parseDay))
  if (date) {
    const result = read('result', parseCheck)
    return { kind: 'dated', date, result: result ?? 'passed' }
  }
  const field = isBlank(input.foundLevel) ? 'foundClass' : 'foundLevel'
  if (isBlank(input[field])) return pending
  const found = [...workingConditionsClasses, ...riskLevels].find((known) => known === input[field])
  if (found === undefined) refuse(field, { code: 'choice/unknown' })
  return found === undefined ? pending : { kind: 'assessed', found }
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Passed unless given. */
function parseCheck(value: unknown): Result<CheckResult, ValueError<'choice/unknown'>> {
  if (isBlank(value)) return ok('passed')
  return value === 'passed' || value === 'failed' ? ok(value) : err({ code: 'choice/unknown' })
}
