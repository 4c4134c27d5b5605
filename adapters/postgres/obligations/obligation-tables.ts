import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Periodicity } from '@osh/core/deadlines/periodicity.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { MemoId } from '@osh/core/memos/memo.ts'
import type { CompletionId, CompletionResult } from '@osh/core/obligations/completion.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { PpeEvent, PpeUnit } from '@osh/core/obligations/subject.ts'
import type { RiskLevel } from '@osh/core/sections/risk.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { WorkingConditionsClass } from '@osh/core/sections/working-conditions.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { RequirementId } from '@osh/core/shared/identity.ts'
import type { Generated, Selectable } from 'kysely'

/** How a subject and a periodicity are spread over columns, in obligations and in memo rows alike. */
export type DutyColumns = {
  section: Section
  subject_name: string | null
  quantity: number | null
  unit: PpeUnit | null
  norm: string | null
  size: string | null
  event: PpeEvent | null
  established: WorkingConditionsClass | RiskLevel | null
  periodicity: Periodicity['kind']
  months: number | null
}

/** Copies of the employee's columns, by which the deadline tables are sorted and filtered. */
export type EmployeeCopy = {
  full_name: string
  department_id: DepartmentId
  position_name: string
  dismissed_on: LocalDate | null
  listed: boolean
}

/** What `due` holds of what was never done and has no day (core's `isNotDone`): before every day, so it is overdue and comes first. */
export const NOT_DONE = '-infinity'
export type DueColumn = LocalDate | typeof NOT_DONE | null

/** What core's `deriveStanding` found, written with the facts it follows from. */
export type StandingColumns = {
  base_date: LocalDate | null
  registered_on: LocalDate | null
  due: DueColumn
  retake_by: LocalDate | null
  closed: boolean
  found: WorkingConditionsClass | RiskLevel | null
  risk_rank: number
}

export type FixedColumns = {
  fixed_deadline: LocalDate | null
  fixed_since_completion: CompletionId | null
  fixed_since_date: LocalDate | null
}

export type ObligationsTable = DutyColumns &
  FixedColumns &
  EmployeeCopy &
  StandingColumns & {
    company_id: CompanyId
    id: Generated<ObligationId>
    employee_id: EmployeeId
    rule_id: string | null
    requirement_id: RequirementId | null
    removed_at: Instant | null
    removed_by: UserId | null
    created_by: UserId
    created_at: Instant
    memo_id: MemoId | null
  }

export type CompletionsTable = {
  company_id: CompanyId
  id: Generated<CompletionId>
  obligation_id: ObligationId
  memo_id: MemoId | null
  date: LocalDate
  result: CompletionResult
  quantity: number | null
  registered_on: LocalDate | null
  entered_by: UserId
  entered_at: Instant
  taken_back_by: UserId | null
  taken_back_at: Instant | null
  protocol_number: string | null
  registry_number: string | null
}

export type ObligationRow = Selectable<ObligationsTable>
export type CompletionRow = Selectable<CompletionsTable>
