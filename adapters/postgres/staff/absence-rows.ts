import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Absence } from '@osh/core/employees/absences/absence.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'
import { isOfSeen } from './seen-departments.ts'
import type { AbsenceRow } from './staff-tables.ts'

const readAbsenceRow = (row: AbsenceRow): Absence => ({
  id: row.id,
  companyId: row.company_id,
  employeeId: row.employee_id,
  kind: row.kind,
  from: row.from_day,
  to: row.to_day,
})

/** An employee's absences, or all of the company's: those that begin latest first. */
export async function readAbsences(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  employeeId?: EmployeeId,
  seen: SeenDepartments = null,
): Promise<readonly Absence[]> {
  const all = kysely.selectFrom('absences').where('company_id', '=', companyId).selectAll()
  const asked = employeeId === undefined ? all : all.where('employee_id', '=', employeeId)
  const theirs = seen === null ? asked : asked.where(isOfSeen(seen, 'absences'))
  const rows = await theirs.orderBy('from_day', 'desc').orderBy('id', 'desc').execute()
  return rows.map(readAbsenceRow)
}
