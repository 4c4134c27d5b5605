import { type Question, question, type Write } from '../commands/command.ts'
import type { CompanyId } from '../companies/company.ts'
import type { DepartmentId } from '../departments/department.ts'
import type { Position, PositionId } from '../positions/position.ts'
import type { LocalDate } from '../shared/dates/local-date.ts'
import type { Signed } from '../shared/identity.ts'
import type { Workplace } from '../tariffs/term-facts.ts'
import type { Move } from '../tariffs/workplaces.ts'
import { type Employee, type EmployeeId, isDismissed } from './employee.ts'

/** Locks the company's employees among the ids, in the order of ids: against a change of what they hold or of who they are. */
export type LockEmployees = Question<
  'employees',
  { readonly companyId: CompanyId; readonly ids: readonly EmployeeId[] },
  ReadonlyMap<EmployeeId, Employee>
>
export const lockEmployees = question<LockEmployees>('employees')

/** Whether the company has the department, and the position if the company may use it. No lock: the foreign key tells who was quicker. */
export type PlaceOfWork = Question<
  'place-of-work',
  { readonly companyId: CompanyId; readonly departmentId: DepartmentId; readonly positionId: PositionId },
  { readonly hasDepartment: boolean; readonly position: Position | null }
>
export const placeOfWork = question<PlaceOfWork>('place-of-work')

/** The id that a new employee gets; given to no one else. */
export type NewEmployeeId = Question<'new-employee-id', { readonly companyId: CompanyId }, EmployeeId>
export const newEmployeeId = question<NewEmployeeId>('new-employee-id')

/**
 * Who has a personnel number and is not dismissed, by the number as `foldPersonnelNumber` leaves it; one at most, but in older records. Locks the numbers of the
 * company: of two who take one at once the second sees the first.
 */
export type NumberHolders = Question<
  'personnel-number',
  { readonly companyId: CompanyId; readonly number: string },
  readonly EmployeeId[]
>
export const numberHolders = question<NumberHolders>('personnel-number')

/** Where an employee is named; numbers are of the latest, null where there is none. Whoever asks has locked the employee. */
export type EmployeeTraces = {
  readonly memoNumber: number | null
  readonly documentNumber: string | null
  /** By a completion that counts. */
  readonly isCompleted: boolean
  readonly wasResponsible: boolean
  readonly wasInjured: boolean
  /** Of one that was removed too. */
  readonly answersForMeasure: boolean
  /** All of them, removed ones too. */
  readonly obligationIds: readonly number[]
  readonly absenceIds: readonly number[]
}
export type TracesOfEmployee = Question<
  'employee-traces',
  { readonly companyId: CompanyId; readonly id: EmployeeId },
  EmployeeTraces
>
export const employeeTraces = question<TracesOfEmployee>('employee-traces')

export type EmployeeQuestion = LockEmployees | PlaceOfWork | NewEmployeeId | NumberHolders | TracesOfEmployee

export type NewEmployee = { readonly employee: Employee; readonly entered: Signed }

/** An employee as they were and are; `today` is the company's day on which it was decided. */
export type ChangedEmployee = {
  readonly before: Employee
  readonly after: Employee
  readonly today: LocalDate
}

/** An employee who goes, with what is about no one else. */
export type DeletedEmployee = {
  readonly companyId: CompanyId
  readonly id: EmployeeId
  readonly obligationIds: readonly number[]
  readonly absenceIds: readonly number[]
}

export type EmployeeWrite =
  | Write<'new-employees', NewEmployee>
  | Write<'changed-employees', ChangedEmployee>
  | Write<'deleted-employees', DeletedEmployee>

/** By how many the staff grows: dismissals that are taken back, less those that have begun; below 0 where it shrinks. */
export const countReturned = (changed: readonly ChangedEmployee[]): number =>
  changed.reduce(
    (sum, { before, after, today }) =>
      sum + Number(isDismissed(before, today)) - Number(isDismissed(after, today)),
    0,
  )

/** Who comes to which workplace: whoever is hired, or gets another position or department. */
export function listMoves(write: EmployeeWrite): readonly Move[] {
  if (write.kind === 'new-employees')
    return write.rows.map(({ employee }) => ({
      to: pickWorkplace(employee),
      position: employee.position.name,
      from: null,
    }))
  if (write.kind !== 'changed-employees') return []
  return write.rows.flatMap(({ before, after }) => {
    const holdsSame = before.positionId === after.positionId
    return holdsSame && before.departmentId === after.departmentId
      ? []
      : [
          {
            to: pickWorkplace(after),
            position: after.position.name,
            from: holdsSame ? pickWorkplace(before) : null,
          },
        ]
  })
}

const pickWorkplace = ({ positionId, departmentId }: Workplace): Workplace => ({ positionId, departmentId })
