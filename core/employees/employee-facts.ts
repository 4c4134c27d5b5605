import { type Question, question } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { Employee, EmployeeId } from './employee.ts'

/** Locks the company's employees among the ids, in the order of ids: against a change of what they hold or of who they are. */
export type LockEmployees = Question<
  'employees',
  { readonly companyId: CompanyId; readonly ids: readonly EmployeeId[] },
  ReadonlyMap<EmployeeId, Employee>
>
export const lockEmployees = question<LockEmployees>('employees')
