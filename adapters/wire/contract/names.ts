import type { FieldError } from '@osh/core/shared/results/refusals.ts'

/** Fields that the wire names otherwise: the trade's name to the wire's. */
export type Names = Readonly<Record<string, string>>

export const reverse = (names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([trade, wire]) => [wire, trade]))

export const renameKeys = (names: Names, fields: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [names[name] ?? name, value]))

export const renameFields = (names: Names, errors: readonly FieldError[]): readonly FieldError[] =>
  errors.map((error) => ({ ...error, field: names[error.field] ?? error.field }))
