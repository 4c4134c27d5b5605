import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Employee, EmployeeDetails, EmployeeId, Position } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import {
  type FieldError,
  type FieldErrors,
  fieldErrors,
  type NotFound,
  notFound,
  type Stale,
  stale,
} from '@osh/core/shared/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/result.ts'
import type { Work } from '../transact.ts'
import { copyOf, employeeColumns, employeeOf } from './employee-columns.ts'
import { positionOf } from './postgres-position-catalogue.ts'

/** Changes an employee, and the copies that their obligations carry. */
export async function changeEmployee(
  work: Work,
  { companyId, id, today }: { companyId: CompanyId; id: EmployeeId; today: LocalDate },
  changes: Partial<EmployeeDetails>,
  version: number | null,
): Promise<Result<Employee, FieldErrors | NotFound | Stale>> {
  const row = await work
    .selectFrom('employees')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .selectAll()
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!row) return err(notFound)
  if (version !== null && version !== row.version) return err(stale)
  const before = employeeOf(row)
  const details = { ...before, ...changes }
  const position = await checkedPlace(work, companyId, details)
  if (!position.ok) return position
  const after: Employee = { ...details, position: position.value, version: before.version + 1 }
  await work
    .updateTable('employees')
    .set({ ...employeeColumns(after, position.value), version: after.version })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
  await copyToObligations(work, before, after, today)
  return ok(after)
}

/** The position, when both it and the department are the company's. */
export async function checkedPlace(
  work: Work,
  companyId: CompanyId,
  { departmentId, positionId }: EmployeeDetails,
): Promise<Result<Position, FieldErrors>> {
  const department = await work
    .selectFrom('departments')
    .where('company_id', '=', companyId)
    .where('id', '=', departmentId)
    .select('id')
    .executeTakeFirst()
  const position = await positionOf(work, companyId, positionId)
  if (department && position) return ok(position)
  const errors: FieldError[] = []
  if (!department) errors.push({ field: 'employeeGroupId', code: 'department/unknown' })
  if (!position) errors.push({ field: 'positionId', code: 'position/unknown' })
  return err(fieldErrors(...errors))
}

async function copyToObligations(
  work: Work,
  before: Employee,
  after: Employee,
  today: LocalDate,
): Promise<void> {
  const copy = copyOf(after, today)
  if (JSON.stringify(copy) === JSON.stringify(copyOf(before, today))) return
  const theirs = work
    .selectFrom('obligations')
    .where('company_id', '=', after.companyId)
    .where('employee_id', '=', after.id)
  await theirs.select('id').orderBy('id').forNoKeyUpdate().execute()
  await work
    .updateTable('obligations')
    .set(copy)
    .where('company_id', '=', after.companyId)
    .where('employee_id', '=', after.id)
    .execute()
}
