import type { FieldErrors, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { compose } from '../../shared/texts/composed.ts'
import type { DocumentNumberCode } from '../refusal-codes.ts'

/** A document's number: 1 to 9999 and at most one Cyrillic letter, in upper case; '' for none. */
export type DocumentNumber = { readonly integer: number; readonly letter: string }

export const LARGEST_INTEGER = 9999

/** Characters of a number with blanks around it. */
const LONGEST = 50

/**
 * Reads a number as people type it: «12», «007» (is 7), «7а» (is 7А).
 *
 * @returns `document-number/required`; `document-number/invalid` for 0, for more than four digits, for Latin letters
 *   and anything else.
 */
export function parseDocumentNumber(value: unknown): Result<DocumentNumber, ValueError<DocumentNumberCode>> {
  const text = typeof value === 'number' ? String(value) : (value ?? '')
  if (typeof text !== 'string') return err(invalid)
  const typed = compose(text, LONGEST)?.trim()
  if (typed === undefined) return err(invalid)
  if (typed === '') return err({ code: 'document-number/required' })
  const [, digits = '', letter = ''] = /^(\d{1,4})((?=\p{Script=Cyrillic})\p{L})?$/u.exec(typed) ?? []
  const integer = Number(digits)
  return integer > 0 ? ok({ integer, letter: letter.toUpperCase() }) : err(invalid)
}

const invalid: ValueError<'document-number/invalid'> = { code: 'document-number/invalid' }

/** «7», «7А». */
export const printDocumentNumber = ({ integer, letter }: DocumentNumber): string => `${integer}${letter}`

/** The number is on another document of the year; `free` are those offered instead. */
export const refuseTakenNumber = (free: readonly DocumentNumber[]): FieldErrors<'document-number/taken'> => ({
  code: 'fields',
  errors: [{ field: 'documentNumber', code: 'document-number/taken', free: free.map(printDocumentNumber) }],
})
