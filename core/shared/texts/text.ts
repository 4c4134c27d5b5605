import type { FieldErrorCode, ValueError } from '../results/refusals.ts'
import { err, ok, type Result } from '../results/result.ts'
import { compose, dropUnseen } from './composed.ts'

export type TextLimits = {
  /** Longest accepted text, in characters. */
  readonly max: number
  readonly required: boolean
}

/** What a text that is there is refused with. */
export const lineCodes = ['text/too-long', 'text/not-text', 'text/forbidden-character'] as const
export type LineCode = (typeof lineCodes)[number]
/** The same of one that has to be there. */
export const textCodes = [...lineCodes, 'text/required'] as const
export type TextCode = (typeof textCodes)[number]

/** Control and surrogate characters that no name or address has, NUL among them, and those that turn or hide what is around them. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/**
 * One line of text as a person types it: ends trimmed, runs of blanks and line breaks collapsed into one space,
 * signs that nothing is seen of dropped. A number is taken as its digits. Absent, null and blank are the same and give ''.
 *
 * @returns `text/required`, `text/too-long` (also for blanks or marks beyond any text of that length), `text/forbidden-character`, or `text/not-text` for anything else.
 */
export function parseText(
  value: unknown,
  limits: TextLimits & { readonly required: false },
): Result<string, ValueError<LineCode>>
export function parseText(value: unknown, limits: TextLimits): Result<string, ValueError<TextCode>>
export function parseText(
  value: unknown,
  { max, required }: TextLimits,
): Result<string, ValueError<TextCode>> {
  const given = typeof value === 'number' && Number.isFinite(value) ? String(value) : (value ?? '')
  if (typeof given !== 'string') return err({ code: 'text/not-text' })
  const typed = compose(given, max)
  if (typed === null) return err({ code: 'text/too-long', max })
  const line = typed.replace(/\s+/gu, ' ').trim()
  if (FORBIDDEN.test(line)) return err({ code: 'text/forbidden-character' })
  const seen = dropUnseen(line)
  const text = seen === line ? line : (compose(seen, max)?.replace(/\s+/gu, ' ').trim() ?? '')
  if (text === '') return required ? err({ code: 'text/required' }) : ok('')
  return [...text].length > max ? err({ code: 'text/too-long', max }) : ok(text)
}

/** An account number has twenty digits, and blanks between them. */
const LONGEST_NUMBER = 100

/** The same of a text that has to be there, with a code of its own for a blank one. */
export function parseLine<Code extends FieldErrorCode>(
  value: unknown,
  max: number,
  missing: Code,
): Result<string, ValueError<Code | LineCode>>
export function parseLine(value: unknown, max: number, missing: FieldErrorCode): Result<string, ValueError> {
  const text = parseText(value, { max, required: true })
  return text.ok || text.error.code !== 'text/required' ? text : err({ code: missing })
}

/** The digits of a number typed with blanks, dashes and no-break spaces between them; null when there is anything else. */
export function readDigits(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value >= 0 ? String(value) : null
  if (typeof value !== 'string' || value.length > LONGEST_NUMBER) return null
  const digits = dropUnseen(value).replace(/[\s_\-\u2010-\u2015\u2212]/gu, '')
  return /^\d*$/.test(digits) ? digits : null
}
