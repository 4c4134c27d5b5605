import type { Input } from './field-reader.ts'

/** The named fields of a record, and nothing else that it has. */
export function pick<T extends object, F extends keyof T & string>(
  from: T,
  fields: readonly F[],
): Readonly<Pick<T, F>>
export function pick(from: Input, fields: readonly string[]): Input {
  return Object.fromEntries(fields.map((field) => [field, from[field]]))
}
