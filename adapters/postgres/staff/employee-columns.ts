import { type Employee, isDismissed, joinFullName, namePosition } from '@osh/core/employees/employee.ts'
import { employeeFieldNames } from '@osh/core/employees/employee-fields.ts'
import { holdNumber } from '@osh/core/employees/personnel-number.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { foldName } from '@osh/core/shared/names/name-search.ts'
import { nameColumns, pickColumns, pickFields } from '../columns.ts'
import type { EmployeeCopy } from '../obligations/obligation-tables.ts'
import type { EmployeeRow } from './staff-tables.ts'

const FIELDS = ['id', 'companyId', ...employeeFieldNames, 'version'] as const

/** What `employeeOf` reads. */
export const EMPLOYEE_COLUMNS = [...nameColumns(FIELDS), 'position_name'] as const

export const readEmployee = (row: Pick<EmployeeRow, (typeof EMPLOYEE_COLUMNS)[number]>): Employee => ({
  ...pickFields(row, FIELDS),
  position: { id: row.position_id, name: row.position_name },
})

export const buildEmployeeColumns = (employee: Employee) => ({
  ...pickColumns(employee, employeeFieldNames),
  full_name: joinFullName(employee),
  search_name: foldName(joinFullName(employee)),
  position_name: employee.position.name,
  personnel_key: holdNumber(employee),
})

/** What the employee's obligations carry a copy of. */
export const copyOf = (employee: Employee, today: LocalDate): EmployeeCopy => ({
  full_name: joinFullName(employee),
  department_id: employee.departmentId,
  position_name: namePosition(employee),
  dismissed_on: employee.dismissalDate,
  listed: !isDismissed(employee, today),
})
