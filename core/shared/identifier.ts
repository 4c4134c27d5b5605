import type { FieldErrorCode, ValueError } from './refusals.ts'
import { err, ok, type Result } from './result.ts'

type Codes = { readonly required: FieldErrorCode; readonly unknown: FieldErrorCode }

/** Reads a positive whole number that names a thing, also as a form's digits. Whether there is such a thing the store knows. */
export const identifier =
  <Id extends number>({ required, unknown }: Codes) =>
  (value: unknown): Result<Id, ValueError> => {
    if (value === null || value === undefined || value === '') return err({ code: required })
    const id = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value
    return typeof id === 'number' && Number.isSafeInteger(id) && id > 0
      ? ok(id as Id)
      : err({ code: unknown })
  }
