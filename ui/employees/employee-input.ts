import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeDetails, Sex } from '@osh/core/employees/employee.ts'
import type { Sizes } from '@osh/core/employees/sizes/sizes.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import type { WrongField } from '#ui/kit/forms/ErrorSummary.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'

/** What is typed of an employee, under the wire's names of the fields: `parseEmployeeDetails` reads it as it is. */
export type EmployeeInput = {
  readonly lastName: string
  readonly firstName: string
  readonly fatherName: string
  readonly sex: Sex | null
  readonly birthDate: LocalDate | null
  readonly snils: string
  readonly departmentId: DepartmentId | null
  readonly positionId: PositionId | null
  readonly positionStaff: string
  readonly hireDate: LocalDate | null
  readonly personnelNumber: string
  readonly dismissalDate: LocalDate | null
  readonly personalPhone: string
  readonly email: string
  readonly workMobilePhone: string
  readonly workEmail: string
  readonly workPhone: string
  readonly internalPhone: string
} & { readonly [Size in keyof Sizes]: string }

/** In the order of the form. */
export const blankEmployee: EmployeeInput = {
  lastName: '',
  firstName: '',
  fatherName: '',
  sex: null,
  birthDate: null,
  snils: '',
  departmentId: null,
  positionId: null,
  positionStaff: '',
  hireDate: null,
  personnelNumber: '',
  dismissalDate: null,
  personalPhone: '',
  email: '',
  workMobilePhone: '',
  workEmail: '',
  workPhone: '',
  internalPhone: '',
  height: '',
  clothingSize: '',
  shoeSize: '',
  headgearSize: '',
  gloveSize: '',
  respiratorSize: '',
}

/** A stored employee, as the form shows them. */
export const inputOf = (details: EmployeeDetails): EmployeeInput => ({
  lastName: details.lastName,
  firstName: details.firstName,
  fatherName: details.fatherName ?? '',
  sex: details.sex,
  birthDate: details.birthDate,
  snils: details.snils ?? '',
  departmentId: details.departmentId,
  positionId: details.positionId,
  positionStaff: details.positionStaff ?? '',
  hireDate: details.hireDate,
  personnelNumber: details.personnelNumber ?? '',
  dismissalDate: details.dismissalDate,
  personalPhone: details.personalPhone ?? '',
  email: details.email ?? '',
  workMobilePhone: details.workMobilePhone ?? '',
  workEmail: details.workEmail ?? '',
  workPhone: details.workPhone ?? '',
  internalPhone: details.internalPhone ?? '',
  height: String(details.height ?? ''),
  clothingSize: details.clothingSize ?? '',
  shoeSize: details.shoeSize ?? '',
  headgearSize: details.headgearSize ?? '',
  gloveSize: details.gloveSize ?? '',
  respiratorSize: details.respiratorSize ?? '',
})

/** The fields that have a message, in the order of the form. */
export const listWrongFields = (messages: Messages): readonly WrongField[] =>
  Object.keys(blankEmployee)
    .filter((field) => messages[field] !== undefined)
    .map((field) => ({ id: field, label: wordField(field) }))

/** The messages that are left when these fields are typed again. */
export const withoutFields = (messages: Messages, changed: object): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([field]) => !(field in changed)))
