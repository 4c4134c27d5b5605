import type { Department, DepartmentId, EmployeeId } from '@osh/core/employees/employee.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import type { StaffRow } from '../list/staff.ts'

/** A department among those that can be chosen, with the rows that the filters leave. */
export type PeopleGroup = { readonly department: Department; readonly rows: readonly StaffRow[] }

/** What the picker of employees needs of a form: who is found, who is chosen. */
export interface ChoosesPeople {
  readonly groups: readonly PeopleGroup[]
  readonly search: string
  readonly departmentId: DepartmentId | null
  readonly position: string | null
  readonly positions: readonly string[]
  readonly people: readonly StaffRow[]
  readonly found: readonly PeopleGroup[]
  readonly foundRows: readonly StaffRow[]
  readonly chosen: ReadonlySet<EmployeeId>
  /** What is wrong, by fields: `employeeIds` is the choice. */
  readonly messages: Messages
  find(filter: {
    readonly search?: string
    readonly departmentId?: DepartmentId | null
    readonly position?: string | null
  }): void
  choose(rows: readonly StaffRow[], on: boolean): void
  clearChosen(): void
}
