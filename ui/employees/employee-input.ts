import type { DepartmentId } from '@osh/core/departments/department.ts'
import type { EmployeeDetails, Sex } from '@osh/core/employees/employee.ts'
import {
  describeField,
  type EmployeeField,
  type FieldKind,
  type FieldsOf,
  type KindOf,
} from '@osh/core/employees/employee-fields.ts'
import { sizeFields } from '@osh/core/employees/sizes/sizes.ts'
import type { PositionId } from '@osh/core/positions/position.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
import type { WrongField } from '#ui/kit/forms/ErrorSummary.tsx'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'

/** The fields of a new employee as the form groups them; the order of the form. */
export const fieldGroups = {
  person: ['lastName', 'firstName', 'fatherName', 'sex', 'birthDate', 'snils'],
  work: ['departmentId', 'positionId', 'positionStaff', 'hireDate', 'personnelNumber'],
  contacts: ['personalPhone', 'email', 'workMobilePhone', 'workEmail', 'workPhone', 'internalPhone'],
  sizes: sizeFields,
} as const satisfies Readonly<Record<string, readonly EmployeeField[]>>

/** What a new employee has not: asked for in the card alone. */
const others = ['dismissalDate'] as const

const inOrder: readonly EmployeeField[] = [...Object.values(fieldGroups).flat(), ...others]

/** What is chosen or picked is null until it is; all else is typed as text. */
type Chosen = {
  readonly sex: Sex | null
  readonly day: LocalDate | null
  readonly department: DepartmentId | null
  readonly position: PositionId | null
}
type Typed<Kind extends FieldKind> = Kind extends keyof Chosen ? Chosen[Kind] : string

/** The fields that are typed and picked by themselves. */
export type PlainField = Exclude<EmployeeField, FieldsOf<'department' | 'position'>>

/** What is typed of an employee, under the wire's names of the fields: `parseEmployeeDetails` reads it as it is. */
export type EmployeeInput = { readonly [F in EmployeeField]: Typed<KindOf<F>> }

const chosenKinds: ReadonlySet<FieldKind> = new Set(['sex', 'day', 'department', 'position'])

/** A stored employee, as the form shows them. */
export const inputOf = (details: Partial<EmployeeDetails>): EmployeeInput =>
  Object.fromEntries(
    inOrder.map((field) => {
      const value = details[field] ?? null
      return [field, chosenKinds.has(describeField(field).kind) ? value : String(value ?? '')]
    }),
  ) as EmployeeInput

/** In the order of the form. */
export const blankEmployee = inputOf({})

/** The fields that have a message, in the order of the form. */
export const listWrongFields = (messages: Messages): readonly WrongField[] =>
  inOrder
    .filter((field) => messages[field] !== undefined)
    .map((field) => ({ id: field, label: wordField(field) }))

/** The messages that are left when these fields are typed again. */
export const withoutFields = (messages: Messages, changed: object): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([field]) => !(field in changed)))
