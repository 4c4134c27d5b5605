import type { Employee } from '@osh/core/employees/employee.ts'
import { describeField } from '@osh/core/employees/employee-fields.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { formatCentimetres, sexWords } from '@osh/core/wording/employees.ts'
import { formatDate } from '@osh/core/wording/formats/dates.ts'
import type { PlainField } from '#ui/employees/employee-input.ts'

/** The fields of an employee as the card groups them. */
export const personalFields: readonly PlainField[] = [
  ...(['lastName', 'firstName', 'fatherName', 'sex', 'birthDate', 'hireDate'] as const),
  ...(['personnelNumber', 'snils'] as const),
]
export const contactFields: readonly PlainField[] = [
  ...(['personalPhone', 'workMobilePhone', 'workPhone', 'internalPhone', 'email', 'workEmail'] as const),
]

/** The value for reading; null where there is none. */
export function describeShown(employee: Employee, field: PlainField): string | null {
  const value = employee[field]
  if (value === null || value === '') return null
  const { kind } = describeField(field)
  if (kind === 'sex') return sexWords[employee.sex]
  if (kind === 'height') return formatCentimetres(Number(value))
  return kind === 'day' ? formatDate(value as LocalDate) : String(value)
}
