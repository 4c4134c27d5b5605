import type { Memo, MemoRow, Outcome } from '@osh/core/memos/memo.ts'
import { headerFieldNames } from '@osh/core/memos/memo-header.ts'
import { deriveMemoStatus } from '@osh/core/memos/memo-status.ts'
import { pickColumns, pickFields } from '../columns.ts'
import {
  buildPeriodicityColumns,
  buildSubjectColumns,
  readPeriodicityColumns,
  readSubjectColumns,
} from '../obligations/duty-columns.ts'
import type { MemoRecord, MemoRowRecord } from './memo-tables.ts'

const FIELDS = [
  ...(['number', 'section'] as const),
  ...headerFieldNames,
  ...(['formedOn', 'reportApprovedOn', 'registeredOn', 'canceled', 'version'] as const),
]

export const readMemo = (record: MemoRecord, rows: readonly MemoRowRecord[]): Memo => ({
  ...pickFields(record, ['id', 'companyId', ...FIELDS]),
  rows: rows.map(readMemoRow),
})

export const buildMemoColumns = (memo: Memo) => ({
  ...pickColumns(memo, FIELDS),
  status: deriveMemoStatus(memo),
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
