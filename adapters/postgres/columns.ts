import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { Signed, UserId } from '@osh/core/shared/identity.ts'

/** `companyId` is in the column `company_id`. */
type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field

const columns = new Map<string, string>()

function columnOf(field: string): string {
  const column = columns.get(field) ?? field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
  columns.set(field, column)
  return column
}

/** The named fields of a thing, as columns. */
export const columnsOf = <Field extends string, T extends Readonly<Record<Field, unknown>>>(
  thing: T,
  fields: readonly Field[],
) =>
  Object.fromEntries(fields.map((field) => [columnOf(field), thing[field]])) as {
    [F in Field as ColumnOf<F>]: T[F]
  }

/** The named fields, of the columns that keep them. */
export const fieldsOf = <Field extends string, Row extends Readonly<Record<ColumnOf<Field>, unknown>>>(
  row: Row,
  fields: readonly Field[],
) =>
  Object.fromEntries(fields.map((field) => [field, row[columnOf(field) as ColumnOf<Field>]])) as {
    readonly [F in Field]: Row[ColumnOf<F>]
  }

type SignedColumns<Name extends string> = { [Column in `${Name}_by`]: UserId } & {
  [Column in `${Name}_at`]: Instant
}

/** Who and when, as `until_by` and `until_at`. */
export const signedColumns = <Name extends string>(name: Name, { by, at }: Signed) =>
  ({ [`${name}_by`]: by, [`${name}_at`]: at }) as SignedColumns<Name>
