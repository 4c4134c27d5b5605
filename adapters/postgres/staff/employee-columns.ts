import { type Employee, fullNameOf, isDismissed, positionNameOf } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
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

export const employeeColumns = (employee: Employee) => ({
  last_name: employee.lastName,
  first_name: employee.firstName,
  father_name: employee.fatherName,
  full_name: fullNameOf(employee),
  search_name: foldName(fullNameOf(employee)),
  department_id: employee.departmentId,
  position_id: employee.positionId,
  position_name: employee.position.name,
  position_staff: employee.positionStaff,
  sex: employee.sex,
  birth_date: employee.birthDate,
  hire_date: employee.hireDate,
  dismissal_date: employee.dismissalDate,
  snils: employee.snils,
  personal_phone: employee.personalPhone,
  work_mobile_phone: employee.workMobilePhone,
  work_phone: employee.workPhone,
  internal_phone: employee.internalPhone,
  email: employee.email,
  work_email: employee.workEmail,
})

/** What the employee's obligations carry a copy of. */
export const copyOf = (employee: Employee, today: LocalDate): EmployeeCopy => ({
  full_name: fullNameOf(employee),
  department_id: employee.departmentId,
  position_name: positionNameOf(employee),
  dismissed_on: employee.dismissalDate,
  listed: !isDismissed(employee, today),
})
