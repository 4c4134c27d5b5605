import type { Brand } from '../../shared/brand.ts'
import type { ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { readDigits } from '../../shared/texts/text.ts'
import type { InnCode } from '../refusal-codes.ts'
import { isAllZeros, weigh } from './check-digits.ts'

/** Taxpayer's number: 10 digits of an organisation, 12 of a person, a sole proprietor among them. */
export type Inn = Brand<string, 'Inn'>

/** Each digit's weight, aligned to the right: the check digit of n digits takes the last n. */
const WEIGHTS = [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]

/**
 * Reads an ИНН; blanks and dashes between the digits are let through.
 *
 * @returns `text/required`, `inn/invalid-length` unless it is 10 or 12 digits, `inn/wrong-check-digit`.
 */
export function parseInn(value: unknown): Result<Inn, ValueError<InnCode>> {
  if (value === null || value === undefined || value === '') return err({ code: 'text/required' })
  const digits = readDigits(value)
  if (digits === null || (digits.length !== 10 && digits.length !== 12))
    return err({ code: 'inn/invalid-length' })
  const checked = digits.length === 10 ? [9] : [10, 11]
  const right = checked.every((at) => checkDigit(digits.slice(0, at)) === Number(digits[at]))
  return right && !isAllZeros(digits) ? ok(digits as Inn) : err({ code: 'inn/wrong-check-digit' })
}

const checkDigit = (digits: string): number => (weigh(digits, WEIGHTS.slice(-digits.length)) % 11) % 10

/** Twelve digits are a person's: the company is a sole proprietor (ИП). */
export const isPersonal = (inn: string): boolean => inn.length === 12
