import type { FieldErrorCode } from '../results/refusals.ts'
import { err, ok, type Result } from '../results/result.ts'
import type { Parse } from './field-reader.ts'

/** A whole number from 1 to the largest that a number tells exactly. */
export const isId = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0

/** An id by its digits alone, as addresses have it; null for what can't be one. */
export function readId(text: string | undefined): number | null {
  const id = /^[1-9]\d{0,15}$/.test(text ?? '') ? Number(text) : null
  return isId(id) ? id : null
}

/** The largest number that a thing of a catalogue can have: stores keep those in four bytes. */
export const LARGEST_OF_CATALOGUE = 2 ** 31 - 1

/**
 * Reads a positive whole number that names a thing, also as a form's digits. Whether there is such a thing the store knows; above `most`
 * there is none.
 */
export const identifier =
  <Id extends number, Code extends FieldErrorCode = FieldErrorCode>({
    required,
    unknown,
    most = Number.MAX_SAFE_INTEGER,
  }: {
    readonly required: Code
    readonly unknown: Code
    readonly most?: number
  }): Parse<Id, Code> =>
  (value) => {
    if (value === null || value === undefined || value === '') return err({ code: required })
    const id = typeof value === 'string' ? readId(value) : value
    return isId(id) && id <= most ? ok(id as Id) : err({ code: unknown })
  }

/** Reads the id of a thing that the caller was shown, which a form never asks for. */
export const shownId = <Id extends number>(
  value: unknown,
): Result<Id, { readonly code: 'choice/unknown' }> =>
  isId(value) ? ok(value as Id) : err({ code: 'choice/unknown' })
