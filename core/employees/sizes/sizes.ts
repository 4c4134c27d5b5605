import { type EmployeeDetails, type FieldsOf, listFieldsOf } from '../employee-fields.ts'

type SizeField = FieldsOf<'height' | 'size'>

/** In the order of the form. */
export const sizeFields: readonly SizeField[] = listFieldsOf('height', 'size')

/**
 * The sizes by which PPE is chosen for a person; null where they are not known.
 *
 * Law: приказ Минтруда 29.10.2021 № 766н (the personal card of PPE asks for them). See docs/legal-sources.md.
 */
export type Sizes = Pick<EmployeeDetails, SizeField>

export const noSizes = Object.fromEntries(sizeFields.map((field) => [field, null])) as {
  readonly [F in SizeField]: null
}
