import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { DepartmentId } from '../departments/department.ts'
import type { Position, PositionId } from '../positions/position.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Signed } from '../shared/identity.ts'
import type { Employee, EmployeeId } from './employee.ts'

/** Locks the company's employees among the ids, in the order of ids: against a change of what they hold or of who they are. */
export type LockEmployees = Question<
  'employees',
  { readonly companyId: CompanyId; readonly ids: readonly EmployeeId[] },
  ReadonlyMap<EmployeeId, Employee>
>
export const lockEmployees = question<LockEmployees>('employees')

/** Whether the company has the department, and the position if the company may use it. No lock: neither is ever deleted. */
export type PlaceOfWork = Question<
  'place-of-work',
  { readonly companyId: CompanyId; readonly departmentId: DepartmentId; readonly positionId: PositionId },
  { readonly hasDepartment: boolean; readonly position: Position | null }
>
export const placeOfWork = question<PlaceOfWork>('place-of-work')

/** The id that a new employee gets; given to no one else. */
export type NewEmployeeId = Question<'new-employee-id', { readonly companyId: CompanyId }, EmployeeId>
export const newEmployeeId = question<NewEmployeeId>('new-employee-id')

export type EmployeeQuestion = LockEmployees | PlaceOfWork | NewEmployeeId

export type NewEmployee = { readonly employee: Employee; readonly entered: Signed }

/** An employee as they were and are; `today` is the company's day on which it was decided. */
export type ChangedEmployee = {
  readonly before: Employee
  readonly after: Employee
  readonly today: LocalDate
}

export type EmployeeWrite = Write<'new-employees', NewEmployee> | Write<'changed-employees', ChangedEmployee>
