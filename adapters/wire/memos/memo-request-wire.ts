import type { Periodicity } from '@osh/core/deadlines/periodicity.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { type Outcome, pending } from '@osh/core/memos/memo.ts'
import type { MemoDraft, MemoEdit, RowDraft } from '@osh/core/memos/memo-draft.ts'
import { parseMemoHeader, parseMemoHeaderChanges } from '@osh/core/memos/parse-memo-header.ts'
import type { CheckResult } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import { parseRegisterPeriodicity } from '@osh/core/obligations/reading/parse-obligation.ts'
import { parseQuantity, readSubject } from '@osh/core/obligations/reading/parse-subject.ts'
import { type Section, sections } from '@osh/core/sections/section.ts'
import { type FieldReader, type Input, optional, readFields } from '@osh/core/shared/field-reader.ts'
import { identifier } from '@osh/core/shared/identifier.ts'
import { parseDay } from '@osh/core/shared/parse-day.ts'
import { type FieldErrors, fieldErrors, type ValueError } from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import { z } from 'zod'
import { inCoreWords, ownFieldsGiven } from '../obligations/subject-wire.ts'
import { givenId, givenList, givenNumber, givenText } from '../wire-format.ts'
import { decodeFound, decodeResult } from '../words.ts'

const rowGiven = z.object({
  obligationId: givenNumber,
  employeeId: givenNumber,
  section: givenText,
  ...ownFieldsGiven,
  periodicity: givenText,
  deadline: givenText,
  completionDate: givenText,
  result: givenText,
  finalWorkingConditionsClass: givenText,
  finalRiskLevel: givenText,
})

/** What PATCH /api/memos/{id} carries: only what changes; `employeesData` is the whole list. */
export const memoChangesGiven = z.object({
  recipient: givenText,
  name: givenText,
  fullName: givenText,
  author: givenText,
  note: givenText,
  duration: givenText,
  formOfStudy: givenText,
  basis: givenText,
  reportApprovalDate: givenText,
  employeesData: givenList(rowGiven).exactOptional(),
  canceled: z.boolean().exactOptional(),
})
/** What POST /api/memos carries. */
export const memoGiven = memoChangesGiven
  .omit({ canceled: true })
  .extend({ companyId: givenId, section: givenText })

/** The most rows that one memo is read with. */
const MOST_ROWS = 1000

/** Reads a memo to be formed. */
export function readMemoDraft(section: Section, input: Input): Result<MemoDraft, FieldErrors> {
  const header = parseMemoHeader(input)
  if (!header.ok) return header
  const fields = readFields(input)
  const approved = fields.read('reportApprovalDate', optional(parseDay))
  const rows = readRows(section, input.employeesData ?? [])
  if (!rows.ok) return rows
  return fields.finish(() => ({
    section,
    header: header.value,
    reportApprovedOn: approved ?? null,
    rows: rows.value,
  }))
}

/** Reads what an edit of a memo of the section names; read-only and unknown fields are not looked at. */
export function readMemoEdit(section: Section, patch: Input): Result<MemoEdit, FieldErrors> {
  const header = parseMemoHeaderChanges(patch)
  if (!header.ok) return header
  const fields = readFields(patch)
  const approval = patch.reportApprovalDate
  const approved = fields.read('reportApprovalDate', optional(parseDay)) ?? null
  const given = patch.employeesData
  const rows = given === undefined ? ok(undefined) : readRows(section, given)
  if (!rows.ok) return rows
  return fields.finish(() => ({
    header: header.value,
    ...(approval === undefined ? {} : { reportApprovedOn: approved }),
    ...(rows.value === undefined ? {} : { rows: rows.value }),
  }))
}

function readRows(section: Section, given: unknown): Result<readonly RowDraft[], FieldErrors> {
  const isList = Array.isArray(given) && given.length <= MOST_ROWS && given.every(isObject)
  if (!isList) return err(fieldErrors({ field: 'employeesData', code: 'list/invalid' }))
  const rows: RowDraft[] = []
  for (const row of given) {
    const read = readRow(section, inCoreWords(row))
    if (!read.ok) return read
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
  return fields.finish(() => ({ obligationId, quantity, outcome }) as RowDraft)
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
  return fields.finish(
    () => ({ obligationId: null, employeeId, subject, periodicity, deadline, outcome }) as RowDraft,
  )
}

const ONCE: Periodicity = { kind: 'once' }

/** A completion date with its result, or else the final class or level; neither is a pending row. */
function readOutcome(input: Input, { read, refuse }: FieldReader): Outcome {
  const date = read('completionDate', optional(parseDay))
  if (date) {
    const result = read('result', parseCheck)
    return { kind: 'dated', date, result: result ?? 'passed' }
  }
  const field = isBlank(input.finalRiskLevel) ? 'finalWorkingConditionsClass' : 'finalRiskLevel'
  const word = input[field]
  if (isBlank(word)) return pending
  const found = typeof word === 'string' ? decodeFound(word) : null
  if (found === null) refuse(field, { code: 'choice/unknown' })
  return found === null ? pending : { kind: 'assessed', found }
}

const isBlank = (value: unknown): boolean => value === undefined || value === null || value === ''

/** «удовлетворительно» unless given. */
function parseCheck(value: unknown): Result<CheckResult, ValueError> {
  if (isBlank(value)) return ok('passed')
  const result = typeof value === 'string' ? decodeResult(value) : null
  return result === 'passed' || result === 'failed' ? ok(result) : err({ code: 'choice/unknown' })
}
