import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { Signed, UserId } from '@osh/core/shared/identity.ts'

/** `companyId` is in the column `company_id`. */
type ColumnOf<Field extends string> = Field extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Field

const columns = new Map<string, string>()

function nameColumn(field: string): string {
  const known = columns.get(field)
  if (known !== undefined) return known
  const column = field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`)
  columns.set(field, column)
  return column
}

/** The columns that keep the named fields. */
export const nameColumns = <Field extends string>(fields: readonly Field[]) =>
  fields.map((field) => nameColumn(field) as ColumnOf<Field>)

/** The named fields of a thing, as columns; of `signed`, who and when: `until` is in `until_by` and `until_at`. */
export const pickColumns = <
  Field extends string,
  T extends Readonly<Record<Field, unknown> & Record<Name, Signed>>,
  Name extends string = never,
>(
  thing: T,
  fields: readonly Field[],
  signed: readonly Name[] = [],
) =>
  Object.assign(
    Object.fromEntries(fields.map((field) => [nameColumn(field), thing[field]])),
    ...signed.map((name) => buildSignedColumns(nameColumn(name), thing[name])),
  ) as { [F in Field as ColumnOf<F>]: T[F] } & SignedColumns<ColumnOf<Name>>

/** The named fields, of the columns that keep them. */
export const pickFields = <Field extends string, Row extends Readonly<Record<ColumnOf<Field>, unknown>>>(
  row: Row,
  fields: readonly Field[],
) => {
  const kept: Record<string, unknown> = {}
  for (const field of fields) kept[field] = row[nameColumn(field) as ColumnOf<Field>]
  return kept as { readonly [F in Field]: Row[ColumnOf<F>] }
}

/** The columns of the named fields of a thing, as a table has them. */
export type Columns<T, Field extends keyof T & string> = { [F in Field as ColumnOf<F>]: T[F] }

/** The columns `until_by` and `until_at`. */
export type SignedColumns<Name extends string> = { [Column in `${Name}_by`]: UserId } & {
  [Column in `${Name}_at`]: Instant
}

/** The same where no one may have done it yet. */
export type PerhapsSigned<Name extends string> = { [Column in `${Name}_by`]: UserId | null } & {
  [Column in `${Name}_at`]: Instant | null
}

/** Who and when, as `until_by` and `until_at`. */
export const buildSignedColumns = <Name extends string>(name: Name, { by, at }: Signed) =>
  ({ [`${name}_by`]: by, [`${name}_at`]: at }) as SignedColumns<Name>

/** The same of the columns that keep it; null where no one has done it. */
export function readSigned<Name extends string>(name: Name, row: Readonly<SignedColumns<Name>>): Signed
export function readSigned<Name extends string>(name: Name, row: Readonly<PerhapsSigned<Name>>): Signed | null
export function readSigned(name: string, row: object): Signed | null {
  const { [`${name}_by`]: by, [`${name}_at`]: at } = row as Readonly<
    Record<string, Signed['by'] & Signed['at']>
  >
  return by && at ? { by, at } : null
}

/** Who took a thing away, when and why; null where no one has. */
export const readTakenAway = (reason: string | null, signed: Signed | null) =>
  reason === null || signed === null ? null : { reason, ...signed }
