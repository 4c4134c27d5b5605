import type { ValueError } from '../results/refusals.ts'
import { err, ok, type Result } from '../results/result.ts'
import { parseText, type TextCode } from '../texts/text.ts'
import type { EmailCode } from './email-codes.ts'

/** Longest e-mail address that mail servers take. */
const MAX_EMAIL = 254

const LATIN_MAILBOX = /^[\w.!#$%&'*+/=?^`{|}~-]+$/
const CYRILLIC_MAILBOX = /^[\p{Script=Cyrillic}\d.!#$%&'*+/=?^_`{|}~-]+$/u
const DOTS = /^\.|\.\.|\.$/
const LATIN_NAME = /^[a-z\d](?:[a-z\d-]*[a-z\d])?$/
const CYRILLIC_NAME = /^[\p{Script=Cyrillic}\d](?:[\p{Script=Cyrillic}\d-]*[\p{Script=Cyrillic}\d])?$/u

type ReadEmail = Result<string, ValueError<EmailCode>>

/**
 * Reads an e-mail address, in Latin or Cyrillic letters; lower case, as people compare addresses. Each name of the domain is of one
 * alphabet, and the mailbox and every name are Cyrillic only where the domain's last name is: what looks like another's address is none.
 * A domain is written as it is read, never as `xn--`, so that one mailbox has one address.
 *
 * @example parseEmail('Office@Example.ru') // office@example.ru; «оffice@example.ru» with a Russian «о» is refused
 *
 * @returns `email/required`, `email/invalid`.
 */
export function parseEmail(value: unknown): ReadEmail {
  const email = parseKnownEmail(value)
  return email.ok && isWrittenOtherwise(email.value) ? err({ code: 'email/invalid' }) : email
}

/** Reads an address by which something is found that is kept already: of an earlier version it may be one that `parseEmail` takes no more. */
export function parseKnownEmail(value: unknown): ReadEmail {
  const text = parseText(value, { max: MAX_EMAIL, required: true })
  if (!text.ok) return err({ code: text.error.code === 'text/required' ? 'email/required' : 'email/invalid' })
  const email = text.value.toLowerCase()
  return isEmail(email) ? ok(email) : err({ code: 'email/invalid' })
}

/** Whether the domain is in Punycode, or has a Cyrillic name under a Latin one. */
function isWrittenOtherwise(email: string): boolean {
  const names = (email.split('@')[1] ?? '').split('.')
  const isLatin = LATIN_NAME.test(names.at(-1) ?? '')
  return names.some((name) => name.startsWith('xn--') || (isLatin && !LATIN_NAME.test(name)))
}

function isEmail(email: string): boolean {
  const [mailbox = '', domain = '', more] = email.split('@')
  const names = domain.split('.')
  const last = names.at(-1) ?? ''
  if (more !== undefined || names.length < 2 || last.length < 2 || DOTS.test(mailbox)) return false
  if (!names.every((name) => LATIN_NAME.test(name) || CYRILLIC_NAME.test(name))) return false
  return LATIN_MAILBOX.test(mailbox) || (CYRILLIC_MAILBOX.test(mailbox) && !LATIN_NAME.test(last))
}

/**
 * Reads a Russian phone number however it is typed, and writes it as «+7 (495) 123-45-67».
 *
 * @returns `text/required`; `phone/invalid` unless it is 10 digits, or 11 that begin with 7 or 8, after a plus with 7.
 */
export function parsePhone(value: unknown): Result<string, ValueError<'text/required' | 'phone/invalid'>> {
  const text = parseText(value, { max: 60, required: true })
  if (!text.ok) return err({ code: text.error.code === 'text/required' ? 'text/required' : 'phone/invalid' })
  const digits = text.value.replace(/[\s()+._\-\u2010-\u2015\u2212]/gu, '')
  const whole = text.value.startsWith('+')
    ? /^7(\d{3})(\d{3})(\d{2})(\d{2})$/
    : /^[78]?(\d{3})(\d{3})(\d{2})(\d{2})$/
  const [, code, a, b, c] = whole.exec(digits) ?? []
  return code ? ok(`+7 (${code}) ${a}-${b}-${c}`) : err({ code: 'phone/invalid' })
}

/** A number inside the company's own exchange, as it is typed: at most 10 characters. */
export const parseInternalPhone = (value: unknown): Result<string, ValueError<TextCode>> =>
  parseText(value, { max: 10, required: true })
