import type { Parse } from './field-reader.ts'
import type { FieldErrorCode } from './refusals.ts'
import { err, ok } from './result.ts'

/** Reads a positive whole number that names a thing, also as a form's digits. Whether there is such a thing the store knows. */
export const identifier =
  <Id extends number, Code extends FieldErrorCode = FieldErrorCode>({
    required,
    unknown,
  }: {
    readonly required: Code
    readonly unknown: Code
  }): Parse<Id, Code> =>
  (value) => {
    if (value === null || value === undefined || value === '') return err({ code: required })
    const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0
      ? ok(id as Id)
      : err({ code: unknown })
  }
