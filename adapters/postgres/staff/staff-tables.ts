import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { AbsenceId, AbsenceKind } from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeDetails, EmployeeField } from '@osh/core/employees/employee-fields.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Generated, Selectable } from 'kysely'
import type { Columns } from '../columns.ts'

export type DepartmentsTable = {
  company_id: CompanyId
  id: Generated<DepartmentId>
  name: string
  name_key: string
}

export type PositionsTable = {
  company_id: CompanyId
  id: Generated<PositionId>
  name: string
  name_key: string
}

export type EmployeesTable = Columns<EmployeeDetails, EmployeeField> & {
  company_id: CompanyId
  id: Generated<EmployeeId>
  full_name: string
  search_name: string
  position_name: string
  personnel_key: string | null
  version: Generated<number>
  created_by: UserId
  created_at: Instant
}

export type AbsencesTable = {
  company_id: CompanyId
  id: Generated<AbsenceId>
  employee_id: EmployeeId
  kind: AbsenceKind
  from_day: LocalDate
  to_day: LocalDate | null
  created_by: UserId
  created_at: Instant
}

export type EmployeeRow = Selectable<EmployeesTable>
export type AbsenceRow = Selectable<AbsencesTable>
