import type { Gathering } from '../../commands/command.ts'
import type { CompanyId } from '../../companies/company.ts'
import type { Employee } from '../employee.ts'
import { type LockEmployees, lockEmployees } from '../employee-facts.ts'
import type { Absence, AbsenceId } from './absence.ts'
import { type AbsencesOf, type AbsentEmployee, absencesOf, absentEmployee } from './absence-facts.ts'

type Known = { readonly absence: Absence; readonly employee: Employee; readonly others: readonly Absence[] }

/** The absence with whose it is and their others, the employee locked; null where the company has none such. */
export function* lockAbsence(
  companyId: CompanyId,
  id: AbsenceId,
): Gathering<Known | null, AbsentEmployee | LockEmployees | AbsencesOf> {
  const employeeId = yield* absentEmployee({ companyId, id })
  if (employeeId === null) return null
  const employee = (yield* lockEmployees({ companyId, ids: [employeeId] })).get(employeeId)
  const all = yield* absencesOf({ companyId, employeeId })
  const absence = all.find((one) => one.id === id)
  return employee && absence ? { absence, employee, others: all.filter((one) => one.id !== id) } : null
}
