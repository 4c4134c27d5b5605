import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { AbsenceId, AbsenceKind } from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId, Sex } from '@osh/core/employees/employee.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Generated, Selectable } from 'kysely'

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

export type EmployeesTable = {
  company_id: CompanyId
  id: Generated<EmployeeId>
  last_name: string
  first_name: string
  father_name: string | null
  full_name: string
  search_name: string
  department_id: DepartmentId
  position_id: PositionId
  position_name: string
  position_staff: string | null
  personnel_number: string | null
  sex: Sex
  birth_date: LocalDate
  hire_date: LocalDate
  dismissal_date: LocalDate | null
  snils: string | null
  personal_phone: string | null
  work_mobile_phone: string | null
  work_phone: string | null
  internal_phone: string | null
  email: string | null
  work_email: string | null
  height: number | null
  clothing_size: string | null
  shoe_size: string | null
  headgear_size: string | null
  glove_size: string | null
  respirator_size: string | null
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
