import type { DepartmentId, EmployeeDetails, PositionId, Sex } from '@osh/core/employees/employee.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { fieldLabel } from '@osh/core/wording/fields.ts'
import type { WrongField } from '#ui/kit/forms/ErrorSummary.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'

/** What is typed of an employee, under the wire's names of the fields: `parseEmployeeDetails` reads it as it is. */
export type EmployeeInput = {
  readonly lastName: string
  readonly firstName: string
  readonly fatherName: string
  readonly employeeGroupId: DepartmentId | null
  readonly positionId: PositionId | null
  readonly positionStaff: string
  readonly sex: Sex | null
  readonly birthDate: LocalDate | null
  readonly hireDate: LocalDate | null
  readonly dismissalDate: LocalDate | null
  readonly snils: string
  readonly personalPhone: string
  readonly workMobilePhone: string
  readonly workPhone: string
  readonly internalPhone: string
  readonly email: string
  readonly workEmail: string
}

/** In the order of the form. */
export const blankEmployee: EmployeeInput = {
  lastName: '',
  firstName: '',
  fatherName: '',
  employeeGroupId: null,
  positionId: null,
  positionStaff: '',
  sex: null,
  birthDate: null,
  hireDate: null,
  dismissalDate: null,
  snils: '',
  personalPhone: '',
  workMobilePhone: '',
  workPhone: '',
  internalPhone: '',
  email: '',
  workEmail: '',
}

/** A stored employee, as the form shows them. */
export const inputOf = (details: EmployeeDetails): EmployeeInput => ({
  lastName: details.lastName,
  firstName: details.firstName,
  fatherName: details.fatherName ?? '',
  employeeGroupId: details.departmentId,
  positionId: details.positionId,
  positionStaff: details.positionStaff ?? '',
  sex: details.sex,
  birthDate: details.birthDate,
  hireDate: details.hireDate,
  dismissalDate: details.dismissalDate,
  snils: details.snils ?? '',
  personalPhone: details.personalPhone ?? '',
  workMobilePhone: details.workMobilePhone ?? '',
  workPhone: details.workPhone ?? '',
  internalPhone: details.internalPhone ?? '',
  email: details.email ?? '',
  workEmail: details.workEmail ?? '',
})

/** The fields that have a message, in the order of the form. */
export const wrongFields = (messages: Messages): readonly WrongField[] =>
  Object.keys(blankEmployee)
    .filter((field) => messages[field] !== undefined)
    .map((field) => ({ id: field, label: fieldLabel(field) }))

/** The messages that are left when these fields are typed anew. */
export const withoutFields = (messages: Messages, changed: object): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([field]) => !(field in changed)))
