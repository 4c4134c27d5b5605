import type { Employee } from '@osh/core/employees/employee.ts'
import { sizeFields } from '@osh/core/employees/sizes/parse-sizes.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatCentimetres, sexWords } from '@osh/core/wording/employees.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import type { EmployeeInput } from '#ui/employees/employee-input.ts'

/** A field of an employee in its group: how it is shown and typed. */
export type Shown = {
  readonly field: Exclude<keyof EmployeeInput, 'departmentId' | 'positionId'>
  readonly kind: 'text' | 'phone' | 'snils' | 'day' | 'sex'
  readonly optional?: boolean
}

export const personalFields: readonly Shown[] = [
  { field: 'lastName', kind: 'text' },
  { field: 'firstName', kind: 'text' },
  { field: 'fatherName', kind: 'text', optional: true },
  { field: 'sex', kind: 'sex' },
  { field: 'birthDate', kind: 'day' },
  { field: 'hireDate', kind: 'day' },
  { field: 'personnelNumber', kind: 'text', optional: true },
  { field: 'snils', kind: 'snils', optional: true },
]

export const contactFields: readonly Shown[] = [
  { field: 'personalPhone', kind: 'phone', optional: true },
  { field: 'workMobilePhone', kind: 'phone', optional: true },
  { field: 'workPhone', kind: 'phone', optional: true },
  { field: 'internalPhone', kind: 'text', optional: true },
  { field: 'email', kind: 'text', optional: true },
  { field: 'workEmail', kind: 'text', optional: true },
]

export const shownSizes: readonly Shown[] = sizeFields.map((field) => ({ field, kind: 'text' }))

export const staffPosition: readonly Shown[] = [{ field: 'positionStaff', kind: 'text', optional: true }]

/** The value for reading; null where there is none. */
export function describeShown(employee: Employee, { field, kind }: Shown): string | null {
  const value = employee[field]
  if (value === null || value === '') return null
  if (kind === 'sex') return sexWords[employee.sex]
  if (field === 'height') return formatCentimetres(Number(value))
  return kind === 'day' ? formatDate(value as LocalDate) : String(value)
}
