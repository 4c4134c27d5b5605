import type { FieldErrorCode, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText, type TextCode } from '../../shared/texts/text.ts'
import { isAllZeros, weigh } from './check-digits.ts'

const spaces = /[\s-]/gu

/** A code of a state classifier, by its shape and its check digit where it has one; blanks and dashes between the characters are dropped. */
const parseCode =
  <Code extends FieldErrorCode>(
    shape: RegExp,
    code: Code,
    isRight: (typed: string) => boolean = () => true,
  ) =>
  (value: unknown): Result<string, ValueError<TextCode | Code>> => {
    const text = parseText(value, { max: 40, required: true })
    if (!text.ok) return text
    const typed = text.value.replace(spaces, '').toUpperCase()
    return shape.test(typed) && isRight(typed) ? ok(typed) : err({ code })
  }

/** КПП: the tax office, the reason for registration, which may be letters, and the number of the registration; none of them is zeros. */
export const parseKpp = parseCode(/^(?!00)\d{4}(?!00)[0-9A-Z]{2}(?!000)\d{3}$/, 'kpp/invalid')

/** ОКПО: 8 digits of an organisation, 10 of a sole proprietor, the last of them its check digit. */
export const parseOkpo = parseCode(/^(\d{8}|\d{10})$/, 'okpo/invalid', isOkpo)

/** ОКТМО: 8 digits of a municipality, 11 of a settlement in it; a subject of the Federation is first. */
export const parseOktmo = parseCode(/^(?!00)(\d{8}|\d{11})$/, 'oktmo/invalid')

export const parseOkato = parseCode(/^(?!00)\d{2,11}$/, 'okato/invalid')
export const parseOkogu = parseCode(/^(?!0{7})\d{7}$/, 'okogu/invalid')

/** ОКВЭД 2: the main kind of activity, from class (62) to subgroup of a group (62.01.11). */
export const parseOkved = parseCode(/^(?!00)\d{2}(\.\d{1,2}){0,2}$/, 'okved/invalid')

/** Weights from 1, then from 3 where the remainder is no digit. Past 10 they begin anew or go on: both are taken. */
const ONCE = [1, 2, 3, 4, 5, 6, 7, 8, 9]
const AGAIN = [
  [3, 4, 5, 6, 7, 8, 9, 10, 1],
  [3, 4, 5, 6, 7, 8, 9, 10, 11],
]

/** The control number of the state classifiers (Порядок ведения, приложение on its computing). */
function isOkpo(code: string): boolean {
  const [number, check] = [code.slice(0, -1), Number(code.at(-1))]
  const first = weigh(number, ONCE) % 11
  const right = first < 10 ? [first] : AGAIN.map((weights) => (weigh(number, weights) % 11) % 10)
  return !isAllZeros(number) && right.includes(check)
}
