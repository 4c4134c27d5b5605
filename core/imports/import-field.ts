import { type FactField, factFields } from './done/fact-field.ts'

/** What a column may say of a person. `fullName` is the surname with the name and patronymic, or with initials. */
export const staffFields = [
  'fullName',
  'lastName',
  'firstName',
  'fatherName',
  'personnelNumber',
  'department',
  'position',
  'positionStaff',
  'sex',
  'birthDate',
  'hireDate',
  'dismissalDate',
  'snils',
  'personalPhone',
  'workMobilePhone',
  'workPhone',
  'internalPhone',
  'email',
  'workEmail',
] as const
export type StaffField = (typeof staffFields)[number]

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
