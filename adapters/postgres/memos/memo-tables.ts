import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { MemoId, Outcome } from '@osh/core/memos/memo.ts'
import type { HeaderField, MemoHeader } from '@osh/core/memos/memo-header.ts'
import type { MemoStatus } from '@osh/core/memos/memo-status.ts'
import type { CheckResult } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { RiskLevel } from '@osh/core/sections/risk.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { WorkingConditionsClass } from '@osh/core/sections/working-conditions.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Generated, Selectable } from 'kysely'
import type { Columns } from '../columns.ts'
import type { DutyColumns } from '../obligations/obligation-tables.ts'

export type MemosTable = Columns<MemoHeader, HeaderField> & {
  company_id: CompanyId
  id: Generated<MemoId>
  number: number
  section: Section
  status: MemoStatus
  formed_on: LocalDate
  report_approved_on: LocalDate | null
  registered_on: LocalDate | null
  canceled: boolean
  version: number
  created_by: UserId
  created_at: Instant
}

export type MemoRowsTable = DutyColumns & {
  company_id: CompanyId
  memo_id: MemoId
  obligation_id: ObligationId
  place: number
  employee_id: EmployeeId
  full_name: string
  department: string
  position: string
  base_date: LocalDate | null
  deadline: LocalDate | null
  outcome: Outcome['kind']
  completed_on: LocalDate | null
  result: CheckResult | null
  found: WorkingConditionsClass | RiskLevel | null
}

export type MemoRecord = Selectable<MemosTable>
export type MemoRowRecord = Selectable<MemoRowsTable>
