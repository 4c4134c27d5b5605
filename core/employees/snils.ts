import type { Brand } from '../shared/brand.ts'
import type { ValueError } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { readDigits } from '../shared/texts/text.ts'

/** Insurance number of a person's account (СНИЛС), written `112-233-445 95`. */
export type Snils = Brand<string, 'Snils'>

type SnilsCode = 'text/required' | 'snils/invalid-length' | 'snils/wrong-check-digits'

/** Numbers up to this one were given out before check digits were. */
const LAST_UNCHECKED = 1_001_998

/**
 * Reads a СНИЛС; blanks and dashes may be anywhere.
 *
 * @returns `text/required`, `snils/invalid-length` unless it is 11 digits, `snils/wrong-check-digits`.
 */
export function parseSnils(value: unknown): Result<Snils, ValueError<SnilsCode>> {
  if (value === null || value === undefined || value === '') return err({ code: 'text/required' })
  const digits = readDigits(value)
  const [, a, b, c, check] = /^(\d{3})(\d{3})(\d{3})(\d{2})$/.exec(digits ?? '') ?? []
  if (!a || !b || !c || !check) return err({ code: 'snils/invalid-length' })
  const number = Number(a + b + c)
  const right = number > LAST_UNCHECKED ? checkDigitsOf(a + b + c) === check : number > 0
  return right ? ok(`${a}-${b}-${c} ${check}` as Snils) : err({ code: 'snils/wrong-check-digits' })
}

/** The number whose first nine digits these are. */
export const makeSnils = (nine: string): Snils =>
  [nine.slice(0, 3), nine.slice(3, 6), nine.slice(6)].join('-').concat(` ${checkDigitsOf(nine)}`) as Snils

/** Σ digit × 9…1, modulo 101; 100 is written as 00. */
function checkDigitsOf(number: string): string {
  const sum = [...number].reduce((total, digit, i) => total + Number(digit) * (9 - i), 0)
  return String((sum % 101) % 100).padStart(2, '0')
}
