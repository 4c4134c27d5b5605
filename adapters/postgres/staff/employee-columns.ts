import {
  type Employee,
  type EmployeeDetails,
  fullNameOf,
  isDismissed,
  type Position,
  positionNameOf,
} from '@osh/core/employees/employee.ts'
import { foldName } from '@osh/core/employees/name-search.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import type { EmployeeCopy, EmployeeRow } from '../schema.ts'

export const employeeOf = (row: EmployeeRow): Employee => ({
  id: row.id,
  companyId: row.company_id,
  lastName: row.last_name,
  firstName: row.first_name,
  fatherName: row.father_name,
  departmentId: row.department_id,
  positionId: row.position_id,
  position: { id: row.position_id, name: row.position_name },
  positionStaff: row.position_staff,
  sex: row.sex,
  birthDate: row.birth_date,
  hireDate: row.hire_date,
  dismissalDate: row.dismissal_date,
  snils: row.snils,
  personalPhone: row.personal_phone,
  workMobilePhone: row.work_mobile_phone,
  workPhone: row.work_phone,
  internalPhone: row.internal_phone,
  email: row.email,
  workEmail: row.work_email,
  version: row.version,
})

export const employeeColumns = (details: EmployeeDetails, position: Position) => ({
  last_name: details.lastName,
  first_name: details.firstName,
  father_name: details.fatherName,
  full_name: fullNameOf(details),
  search_name: foldName(fullNameOf(details)),
  department_id: details.departmentId,
  position_id: position.id,
  position_name: position.name,
  position_staff: details.positionStaff,
  sex: details.sex,
  birth_date: details.birthDate,
  hire_date: details.hireDate,
  dismissal_date: details.dismissalDate,
  snils: details.snils,
  personal_phone: details.personalPhone,
  work_mobile_phone: details.workMobilePhone,
  work_phone: details.workPhone,
  internal_phone: details.internalPhone,
  email: details.email,
  work_email: details.workEmail,
})

/** What the employee's obligations carry a copy of. */
export const copyOf = (employee: Employee, today: LocalDate): EmployeeCopy => ({
  full_name: fullNameOf(employee),
  department_id: employee.departmentId,
  position_name: positionNameOf(employee),
  dismissed_on: employee.dismissalDate,
  listed: !isDismissed(employee, today),
})
