import type { Memo, MemoRow, Outcome } from '@osh/core/memos/memo.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import {
  buildPeriodicityColumns,
  buildSubjectColumns,
  readPeriodicityColumns,
  readSubjectColumns,
} from '../obligations/duty-columns.ts'
import type { MemoRecord, MemoRowRecord } from './memo-tables.ts'

export const readMemo = (record: MemoRecord, rows: readonly MemoRowRecord[]): Memo => ({
  id: record.id,
  companyId: record.company_id,
  number: record.number,
  section: record.section,
  recipient: record.recipient,
  name: record.name,
  fullName: record.full_name,
  author: record.author,
  note: record.note,
  duration: record.duration,
  formOfStudy: record.form_of_study,
  basis: record.basis,
  formedOn: record.formed_on,
  reportApprovedOn: record.report_approved_on,
  registeredOn: record.registered_on,
  canceled: record.canceled,
  rows: rows.map(readMemoRow),
  version: record.version,
})

export const buildMemoColumns = (memo: Memo) => ({
  number: memo.number,
  section: memo.section,
  status: deriveMemoStatus(memo),
  recipient: memo.recipient,
  name: memo.name,
  full_name: memo.fullName,
  author: memo.author,
  note: memo.note,
  duration: memo.duration,
  form_of_study: memo.formOfStudy,
  basis: memo.basis,
  formed_on: memo.formedOn,
  report_approved_on: memo.reportApprovedOn,
  registered_on: memo.registeredOn,
  canceled: memo.canceled,
  version: memo.version,
})

export const buildRowColumns = (row: MemoRow, place: number) => ({
  place,
  obligation_id: row.obligationId,
  employee_id: row.employeeId,
  full_name: row.fullName,
  department: row.department,
  position: row.position,
  ...buildSubjectColumns(row.subject),
  ...buildPeriodicityColumns(row.periodicity),
  base_date: row.baseDate,
  deadline: row.deadline,
  ...buildOutcomeColumns(row.outcome),
})

const readMemoRow = (row: MemoRowRecord): MemoRow => ({
  obligationId: row.obligation_id,
  employeeId: row.employee_id,
  fullName: row.full_name,
  department: row.department,
  position: row.position,
  subject: readSubjectColumns(row),
  baseDate: row.base_date,
  periodicity: readPeriodicityColumns(row),
  deadline: row.deadline,
  outcome: readOutcome(row),
})

const buildOutcomeColumns = (outcome: Outcome) => ({
  outcome: outcome.kind,
  completed_on: outcome.kind === 'dated' ? outcome.date : null,
  result: outcome.kind === 'dated' ? outcome.result : null,
  found: outcome.kind === 'assessed' ? outcome.found : null,
})

function readOutcome({ outcome, completed_on: date, result, found }: MemoRowRecord): Outcome {
  if (outcome === 'dated' && date !== null && result !== null) return { kind: 'dated', date, result }
  if (outcome === 'assessed' && found !== null) return { kind: 'assessed', found }
  return { kind: 'pending' }
}
