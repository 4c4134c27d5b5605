import type { FieldErrorCode, ValueError } from '../../shared/results/refusals.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'
import { parseText, type TextCode } from '../../shared/texts/text.ts'

const spaces = /[\s-]/gu

/** A code of a state classifier, by its shape alone; blanks and dashes between the characters are dropped. */
const parseCode =
  <Code extends FieldErrorCode>(shape: RegExp, code: Code) =>
  (value: unknown): Result<string, ValueError<TextCode | Code>> => {
    const text = parseText(value, { max: 40, required: true })
    if (!text.ok) return text
    const typed = text.value.replace(spaces, '').toUpperCase()
    return shape.test(typed) ? ok(typed) : err({ code })
  }

/** КПП: 9 characters, the reason for registration in the middle may be letters. */
export const parseKpp = parseCode(/^\d{4}[0-9A-Z]{2}\d{3}$/, 'kpp/invalid')

/** ОКПО: 8 digits of an organisation, 10 of a sole proprietor. */
export const parseOkpo = parseCode(/^(\d{8}|\d{10})$/, 'okpo/invalid')

/** ОКТМО: 8 digits of a municipality, 11 of a settlement in it. */
export const parseOktmo = parseCode(/^(\d{8}|\d{11})$/, 'oktmo/invalid')

export const parseOkato = parseCode(/^\d{2,11}$/, 'okato/invalid')
export const parseOkogu = parseCode(/^\d{7}$/, 'okogu/invalid')

/** ОКВЭД 2: the main kind of activity, from class (62) to subgroup of a group (62.01.11). */
export const parseOkved = parseCode(/^\d{2}(\.\d{1,2}){0,2}$/, 'okved/invalid')
