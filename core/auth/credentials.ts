import { composed } from '../shared/composed.ts'
import { parseEmail as parseAddress } from '../shared/contacts.ts'
import { type FieldErrorCode, type FieldErrors, fieldErrors } from '../shared/refusals.ts'
import { err, ok, type Result } from '../shared/result.ts'

export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 200

/** Reads the e-mail that an account is known by: trimmed, in lower case. The refusal is on `email`. */
export function parseEmail(value: unknown): Result<string, FieldErrors> {
  const email = parseAddress(value)
  return email.ok ? email : err(fieldErrors({ field: 'email', ...email.error }))
}

/** Reads the password of a new account, 10 to 200 characters, taken as typed. The refusal is on `password`. */
export function parseNewPassword(value: unknown): Result<string, FieldErrors> {
  if (typeof value !== 'string' || value === '') return refuse('password/required')
  const password = composePassword(value)
  if (password === null) return refuse('password/too-long')
  const length = [...password].length
  if (length < MIN_PASSWORD) return refuse('password/too-short')
  return length > MAX_PASSWORD ? refuse('password/too-long') : ok(value)
}

/** Reads the password of a sign-in: only its presence is judged, and that nobody sends a book. */
export function parsePassword(value: unknown): Result<string, FieldErrors> {
  if (typeof value !== 'string' || value === '') return refuse('password/required')
  return composePassword(value) === null ? refuse('password/too-long') : ok(value)
}

/** The form in which a password is hashed; null for what no password is so long as. */
export const composePassword = (password: string): string | null => composed(password, MAX_PASSWORD)

const refuse = (code: FieldErrorCode): Result<never, FieldErrors> =>
  err(fieldErrors({ field: 'password', code }))
