import { employeeFieldNames, type FieldsOf, listFieldsOf } from '../employees/employee-fields.ts'
import { type FactField, factFields } from './done/fact-field.ts'

/** The kinds of an employee's fields that a staff file has as they are; it names departments and positions. */
const kindsInFiles = ['name', 'text', 'sex', 'day', 'snils', 'phone', 'extension', 'email'] as const
type OwnField = FieldsOf<(typeof kindsInFiles)[number]>
const ownFields = listFieldsOf(...kindsInFiles)

/** What a column may say of a person. `fullName` is the surname with the name and patronymic, or with initials. */
export type StaffField = 'fullName' | 'department' | 'position' | OwnField

/** In the order of an employee's fields. */
export const staffFields: readonly StaffField[] = [
  'fullName',
  ...employeeFieldNames.flatMap((name): readonly StaffField[] => {
    if (name === 'departmentId') return ['department']
    if (name === 'positionId') return ['position']
    return ownFields.filter((one) => one === name)
  }),
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
