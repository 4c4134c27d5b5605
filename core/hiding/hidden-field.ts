import { describeField, type EmployeeField } from '../employees/employee-fields.ts'
import type { HiddenKind } from '../rights/membership.ts'

/** Whether the field of an employee is hidden, be there a value or not. */
export function isHiddenField(field: EmployeeField, hidden: readonly HiddenKind[]): boolean {
  const kind = describeField(field).hidden
  return kind !== null && hidden.includes(kind)
}
