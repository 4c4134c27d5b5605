import { err, ok } from '../results/result.ts'
import type { Parse } from './field-reader.ts'

/** Reads a whole number within those bounds, the ends too. */
export const parseWhole =
  (least: number, most: number = Number.MAX_SAFE_INTEGER): Parse<number, 'number/invalid'> =>
  (value) => {
    const number = readWholeNumber(value, least, most)
    return number === null ? err({ code: 'number/invalid' }) : ok(number)
  }

/** A whole number within those bounds, also by a form's digits with blanks around them; null for anything else. */
export function readWholeNumber(value: unknown, least: number, most: number): number | null {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value.trim()) ? Number(value) : value
  return isWhole(number) && number >= least && number <= most ? number : null
}

const isWhole = (value: unknown): value is number => Number.isSafeInteger(value)
