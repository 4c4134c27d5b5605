import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { Memo, MemoId, MemoRow, Outcome } from '@osh/core/memos/memo.ts'
import { headerFieldNames, mapHeader } from '@osh/core/memos/memo-header.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import type { CheckResult } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { Section } from '@osh/core/sections/section.ts'
import { pick } from '@osh/core/shared/input/pick.ts'
import * as z from 'zod/mini'
import { codec } from '../contract/answer.ts'
import { fillPath } from '../contract/path.ts'
import { decodeSubject, encodeSubject, ownFieldsJson } from '../obligations/subject-wire.ts'
import { day, id, requireKnown, WireMismatch } from '../wire-format.ts'
import {
  decodeFound,
  decodePeriodicity,
  decodeResult,
  decodeSection,
  encodeFound,
  encodePeriodicity,
  encodeResult,
  encodeSection,
} from '../words.ts'

/** A row as of forming, and how it ended; `date` is the base date of that time. */
const memoRowJson = z.object({
  obligationId: id,
  employeeId: id,
  fullname: z.string(),
  department: z.string(),
  position: z.string(),
  employeePosition: z.string(),
  ...ownFieldsJson,
  date: z.nullable(day),
  periodicity: z.string(),
  deadline: z.nullable(day),
  completionDate: z.nullable(day),
  result: z.nullable(z.string()),
  finalWorkingConditionsClass: z.nullable(z.string()),
  finalRiskLevel: z.nullable(z.string()),
})
type MemoRowJson = z.infer<typeof memoRowJson>

export const memoStatusWord = z.enum(['active', 'completed', 'canceled'])

/** `section` and `memoSection` are the same; `date` is the day of forming; `link` the printed memo's path;
 * `registrationDate` the day of the entry into ФГИС СОУТ. */
const memoJson = z.object({
  id,
  companyId: id,
  number: z.int(),
  ...mapHeader(() => z.string()),
  status: memoStatusWord,
  section: z.string(),
  memoSection: z.string(),
  link: z.string(),
  date: day,
  reportApprovalDate: z.nullable(day),
  registrationDate: z.nullable(day),
  version: z.int(),
  employeesData: z.array(memoRowJson),
})
type MemoJson = z.infer<typeof memoJson>

/** Where the printed memo is. */
export const MEMO_FILE = '/api/memos/{id}/file'

export const memo = codec(memoJson, { encode: encodeMemo, decode: decodeMemo })

function decodeMemo(json: MemoJson): Memo {
  const section = requireKnown(decodeSection(json.section), json.section)
  const read: Memo = {
    ...pick(json, headerFieldNames),
    id: json.id as MemoId,
    companyId: json.companyId as CompanyId,
    number: json.number,
    section,
    formedOn: json.date,
    reportApprovedOn: json.reportApprovalDate,
    registeredOn: json.registrationDate,
    canceled: json.status === 'canceled',
    rows: json.employeesData.map((row) => decodeRow(section, row)),
    version: json.version,
  }
  const isUnseen = json.status === 'completed' && deriveMemoStatus(read) !== 'completed'
  return isUnseen ? { ...read, endedUnseen: true } : read
}

const decodeRow = (section: Section, json: MemoRowJson): MemoRow => ({
  obligationId: json.obligationId as ObligationId,
  employeeId: json.employeeId as EmployeeId,
  fullName: json.fullname,
  department: json.department,
  position: json.position,
  subject: decodeSubject(section, json),
  baseDate: json.date,
  periodicity: requireKnown(decodePeriodicity(json.periodicity), json.periodicity),
  deadline: json.deadline,
  outcome: decodeOutcome(json),
})

function decodeOutcome(json: MemoRowJson): Outcome {
  if (json.completionDate !== null) {
    const result = json.result === null ? 'passed' : decodeCheck(json.result)
    return { kind: 'dated', date: json.completionDate, result }
  }
  const found = json.finalWorkingConditionsClass ?? json.finalRiskLevel
  return found === null
    ? { kind: 'pending' }
    : { kind: 'assessed', found: requireKnown(decodeFound(found), found) }
}

function decodeCheck(word: string): CheckResult {
  const result = decodeResult(word)
  if (result !== 'passed' && result !== 'failed') throw new WireMismatch(`«${word}» is no result of a check`)
  return result
}

function encodeMemo(memo: Memo): MemoJson {
  return {
    id: memo.id,
    companyId: memo.companyId,
    number: memo.number,
    ...pick(memo, headerFieldNames),
    status: deriveMemoStatus(memo),
    section: encodeSection(memo.section),
    memoSection: encodeSection(memo.section),
    link: fillPath(MEMO_FILE, { id: memo.id }),
    date: memo.formedOn,
    reportApprovalDate: memo.reportApprovedOn,
    registrationDate: memo.registeredOn,
    version: memo.version,
    employeesData: memo.rows.map((row) => encodeRow(memo.section, row)),
  }
}

const encodeRow = (section: Section, row: MemoRow): MemoRowJson => ({
  obligationId: row.obligationId,
  employeeId: row.employeeId,
  fullname: row.fullName,
  department: row.department,
  position: row.position,
  employeePosition: row.position,
  ...encodeSubject(row.subject),
  date: row.baseDate,
  periodicity: encodePeriodicity(row.periodicity),
  deadline: row.deadline,
  ...encodeOutcome(section, row.outcome),
})

type OutcomeJson = Pick<
  MemoRowJson,
  'completionDate' | 'result' | 'finalWorkingConditionsClass' | 'finalRiskLevel'
>

const NO_OUTCOME = {
  completionDate: null,
  result: null,
  finalWorkingConditionsClass: null,
  finalRiskLevel: null,
}

function encodeOutcome(section: Section, outcome: Outcome): OutcomeJson {
  if (outcome.kind === 'pending') return NO_OUTCOME
  if (outcome.kind === 'dated')
    return { ...NO_OUTCOME, completionDate: outcome.date, result: encodeResult(outcome.result) }
  const found = encodeFound(outcome.found)
  return section === 'risk'
    ? { ...NO_OUTCOME, finalRiskLevel: found }
    : { ...NO_OUTCOME, finalWorkingConditionsClass: found }
}

export const nextNumber = codec(z.object({ number: z.int() }), {
  encode: (number: number) => ({ number }),
  decode: ({ number }) => number,
})
