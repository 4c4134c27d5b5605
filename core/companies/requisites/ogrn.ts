import type { Brand } from '../../shared/brand.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { readDigits } from '../../shared/texts/text.ts'
import { computeRemainder, isAllZeros } from './check-digits.ts'

/** State registration number: ОГРН of an organisation, 13 digits, or ОГРНИП of a sole proprietor, 15. */
export type Ogrn = Brand<string, 'Ogrn'>

type OgrnCode = 'text/required' | 'ogrn/invalid-length' | 'ogrn/wrong-check-digit'

/**
 * Reads an ОГРН or ОГРНИП; blanks and dashes between the digits are let through.
 *
 * @returns `text/required`, `ogrn/invalid-length` unless it is 13 digits from 1 or 5, or 15 from 3: other numbers are those of entries in the register; `ogrn/wrong-check-digit`.
 */
export function parseOgrn(value: unknown): Result<Ogrn, ValueError<OgrnCode>> {
  if (value === null || value === undefined || value === '') return err({ code: 'text/required' })
  const digits = readDigits(value)
  if (digits === null || (digits.length !== 13 && digits.length !== 15))
    return err({ code: 'ogrn/invalid-length' })
  const check = computeRemainder(digits.slice(0, -1), digits.length === 13 ? 11 : 13) % 10
  if (check !== Number(digits.at(-1)) || isAllZeros(digits)) return err({ code: 'ogrn/wrong-check-digit' })
  return beginsAsOwn(digits) ? ok(digits as Ogrn) : err({ code: 'ogrn/invalid-length' })
}

const beginsAsOwn = (digits: string): boolean =>
  (digits.length === 13 ? '15' : '3').includes(digits.charAt(0))
