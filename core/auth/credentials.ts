import { parseEmail as parseAddress, parseKnownEmail as parseKnownAddress } from '../shared/input/contacts.ts'
import type { EmailCode } from '../shared/input/email-codes.ts'
import type { Input } from '../shared/input/field-reader.ts'
import { type FieldCode, type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { compose } from '../shared/texts/composed.ts'
import type { CredentialCode, PasswordCode } from './refusal-codes.ts'

export const MIN_PASSWORD = 10
export const MAX_PASSWORD = 200

/** Reads the e-mail that an account is to be known by: trimmed, in lower case. The refusal is on `email`. */
export const parseEmail = (value: unknown): Result<string, FieldErrors<EmailCode>> =>
  underEmail(parseAddress(value))

/** The same of one that is known already. */
export const parseKnownEmail = (value: unknown): Result<string, FieldErrors<EmailCode>> =>
  underEmail(parseKnownAddress(value))

const underEmail = (email: ReturnType<typeof parseAddress>): Result<string, FieldErrors<EmailCode>> =>
  email.ok ? email : err(fieldErrors({ field: 'email', ...email.error }))

/** Reads the password of a sign-in: only its presence is judged, and that no one sends a book. */
export function parsePassword(value: unknown, field = 'password'): Result<string, FieldErrors<PasswordCode>> {
  if (typeof value !== 'string' || value === '') return err(fieldErrors({ field, code: 'password/required' }))
  return composePassword(value) === null ? err(fieldErrors({ field, code: 'password/too-long' })) : ok(value)
}

/** What someone signs in with. */
export type Credentials = { readonly email: string; readonly password: string }
/** Of a sign-in: both must be there; what is no e-mail or no password of ours is simply wrong. */
export function readCredentials({
  email,
  password,
}: Input): Result<Credentials, FieldErrors<CredentialCode>> {
  const known = parseKnownEmail(email)
  return joinFields(
    known.ok || isBlank(email) ? known : ok(String(email).toLowerCase()),
    isBlank(password) ? parsePassword(password) : ok(String(password)),
  )
}

/** The two, or all that is refused of them. */
export function joinFields<Code extends FieldCode>(
  email: Result<string, FieldErrors<Code>>,
  password: Result<string, FieldErrors<Code>>,
): Result<Credentials, FieldErrors<Code>> {
  if (email.ok && password.ok) return ok({ email: email.value, password: password.value })
  return err({
    code: 'fields',
    errors: [email, password].flatMap((read) => (read.ok ? [] : read.error.errors)),
  })
}

const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || String(value).trim() === ''

/** The form in which a password is hashed; null for what no password is so long as. */
export const composePassword = (password: string): string | null => compose(password, MAX_PASSWORD)
