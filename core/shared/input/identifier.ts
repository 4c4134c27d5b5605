import type { FieldErrorCode } from '../results/refusals.ts'
import { err, ok } from '../results/result.ts'
import type { Parse } from './field-reader.ts'

/** A whole number from 1 to the largest that a number tells exactly. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

/** An id by its digits alone, as addresses have it; null for what can't be one. */
export function idIn(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : null
  return isId(id) ? id : null
}

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
    const id = typeof value === 'string' ? idIn(value) : value
    return isId(id) ? ok(id as Id) : err({ code: unknown })
  }
