import { rankRisk } from '@osh/core/deadline-tables/sort-rows.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { Completion } from '@osh/core/obligations/completion.ts'
import type { FixedDeadline, Obligation } from '@osh/core/obligations/obligation.ts'
import { deriveCurrentSubject } from '@osh/core/obligations/standing/current-subject.ts'
import { deriveStanding, isNotDone, type Standing } from '@osh/core/obligations/standing/standing.ts'
import type { StandingObligation } from '@osh/core/obligations/standing/standing-obligation.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { readSigned } from '../columns.ts'
import { readPeriodicityColumns, readSubjectColumns } from './duty-columns.ts'
import {
  type CompletionRow,
  type DueColumn,
  type FixedColumns,
  NOT_DONE,
  type ObligationRow,
  type StandingColumns,
} from './obligation-tables.ts'

export type NumberedRow = ObligationRow & { readonly memo_number: number | null }

/** What was asked for, of whom, and the memo that it is in. */
export const ASKED_COLUMNS = [
  ...(['id', 'company_id', 'employee_id', 'section', 'subject_name', 'quantity', 'unit', 'norm'] as const),
  ...(['size', 'event', 'established', 'periodicity', 'months', 'fixed_deadline'] as const),
  ...([
    'fixed_since_completion',
    'fixed_since_date',
    'rule_id',
    'requirement_id',
    'removed_at',
    'memo_id',
  ] as const),
]
export type AskedRow = Pick<NumberedRow, (typeof ASKED_COLUMNS)[number] | 'memo_number'>

export const readObligation = (row: AskedRow): Obligation => ({
  id: row.id,
  companyId: row.company_id,
  employeeId: row.employee_id,
  subject: readSubjectColumns(row),
  periodicity: readPeriodicityColumns(row),
  fixed: readFixedDeadline(row),
  ruleId: row.rule_id,
  requirementId: row.requirement_id,
  removed: row.removed_at !== null,
  memo: readObligationMemo(row),
})

/** The obligation as people see it: its class or level is the one found last. */
export const readStandingObligation = (row: NumberedRow): StandingObligation => ({
  ...readObligation(row),
  subject: readSubjectColumns({ ...row, established: row.found }),
  ...readStandingRow(row),
})

export const readObligationMemo = (row: {
  readonly memo_id: MemoId | null
  readonly memo_number: number | null
}): Obligation['memo'] =>
  row.memo_id !== null && row.memo_number !== null ? { id: row.memo_id, number: row.memo_number } : null

export const readCompletionRow = (row: CompletionRow): Completion => ({
  id: row.id,
  obligationId: row.obligation_id,
  memoId: row.memo_id,
  date: row.date,
  result: row.result,
  quantity: row.quantity,
  registeredOn: row.registered_on,
  enteredBy: row.entered_by,
  enteredAt: row.entered_at,
  takenBack: readSigned('taken_back', row),
  ...readPapers(row),
})

export const readPapers = ({
  protocol_number: protocol,
  registry_number: registry,
}: Pick<CompletionRow, 'protocol_number' | 'registry_number'>) =>
  protocol === null && registry === null ? {} : { papers: { protocol, registry } }

/** The derived columns, always computed from the facts. */
export function buildStandingColumns(
  obligation: Obligation,
  completions: readonly Completion[],
): StandingColumns {
  const { baseDate, registeredOn, deadline, retakeBy, closed } = deriveStanding(obligation, completions)
  const subject = deriveCurrentSubject(obligation.subject, completions)
  return {
    base_date: baseDate,
    registered_on: registeredOn,
    due: isNotDone({ ...obligation, baseDate, deadline }) ? NOT_DONE : deadline,
    retake_by: retakeBy,
    closed,
    found: 'established' in subject ? subject.established : null,
    risk_rank: rankRisk(subject),
  }
}

export const buildFixedColumns = (fixed: FixedDeadline | null): FixedColumns => ({
  fixed_deadline: fixed?.deadline ?? null,
  fixed_since_completion: fixed?.since?.completionId ?? null,
  fixed_since_date: fixed?.since?.baseDate ?? null,
})

/** The deadline that the column holds. */
export const readDue = (due: DueColumn): LocalDate | null => (due === NOT_DONE ? null : due)

const readStandingRow = (row: StandingColumns): Standing => ({
  baseDate: row.base_date,
  registeredOn: row.registered_on,
  deadline: readDue(row.due),
  retakeBy: row.retake_by,
  closed: row.closed,
})

function readFixedDeadline(row: FixedColumns): FixedDeadline | null {
  const { fixed_deadline: deadline, fixed_since_completion: completionId, fixed_since_date: baseDate } = row
  if (deadline === null) return null
  return { deadline, since: completionId !== null && baseDate !== null ? { completionId, baseDate } : null }
}
