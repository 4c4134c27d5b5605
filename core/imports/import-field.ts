import { type EmployeeField, employeeFieldNames, type FieldsOf } from '../employees/employee-fields.ts'
import { sizeFields } from '../employees/sizes/sizes.ts'
import { type FactField, factFields } from './done/fact-field.ts'

/** What an employee's record has by numbers, a file has by names. */
type NamedInFiles = FieldsOf<'department' | 'position' | 'height' | 'size'>

/** What a column may say of a person. `fullName` is the surname with the name and patronymic, or with initials. */
export type StaffField = 'fullName' | 'department' | 'position' | Exclude<EmployeeField, NamedInFiles>

const namesInFiles: { readonly [F in NamedInFiles]?: StaffField } = {
  departmentId: 'department',
  positionId: 'position',
}
const leftOut = new Set<unknown>(sizeFields)

/** In the order of an employee's fields. */
export const staffFields: readonly StaffField[] = [
  'fullName',
  ...employeeFieldNames
    .filter((name) => !leftOut.has(name))
    .map((name) => namesInFiles[name as NamedInFiles] ?? (name as StaffField)),
]

/** What a column of a staff file may be. */
export type ImportField = StaffField | FactField
export const importFields: readonly ImportField[] = [...staffFields, ...factFields]

const known: ReadonlySet<unknown> = new Set(importFields)
export const isImportField = (value: unknown): value is ImportField => known.has(value)

/** Which columns are which, the first being 0; each field is of one column at most. */
export type Columns = ReadonlyMap<number, ImportField>

/** A row of a file as its columns have it: texts, blank ones left out. */
export type ImportRow = {
  /** As people number the rows of their file, the first being 1. */
  readonly line: number
  readonly values: Readonly<Partial<Record<ImportField, string>>>
}
