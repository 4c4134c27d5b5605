import type { Input } from '../shared/input/field-reader.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import {
  type Credentials,
  composePassword,
  joinFields,
  MAX_PASSWORD,
  MIN_PASSWORD,
  parseEmail,
} from './credentials.ts'
import type { NewCredentialCode, NewPasswordCode } from './refusal-codes.ts'

/** What a new account is opened with: both are judged. */
export function readNewCredentials(
  { email, password }: Input,
  isCommon?: IsCommon,
): Result<Credentials, FieldErrors<NewCredentialCode>> {
  const read = parseEmail(email)
  const against = { email: read.ok ? read.value : '', isCommon }
  return joinFields<NewCredentialCode>(read, parseNewPassword(password, against))
}

/** A new password is typed twice alike, so that a slip is seen. */
export const checkRepeat = (
  password: string,
  repeat: string,
): Result<string, FieldErrors<'password/repeat-differs'>> =>
  password === repeat
    ? ok(password)
    : err(fieldErrors({ field: 'passwordRepeat', code: 'password/repeat-differs' }))

/** What a new password is judged by beside itself. */
export type AgainstPassword = {
  /** The account's e-mail; '' for none. */
  readonly email: string
  /** Whether many people have chosen it; the server knows, the page leaves it to the server. */
  readonly isCommon?: IsCommon | undefined
  /** The field that the refusal is under. */
  readonly field?: string
}

export type IsCommon = (password: string) => boolean

/** Reads a new password, 10 to 200 characters, taken as typed: none that many people have, or that the e-mail or our name gives away. */
export function parseNewPassword(
  value: unknown,
  { email, isCommon, field = 'password' }: AgainstPassword,
): Result<string, FieldErrors<NewPasswordCode>> {
  const refuse = (code: NewPasswordCode) => err(fieldErrors({ field, code }))
  if (typeof value !== 'string' || value === '') return refuse('password/required')
  const password = composePassword(value)
  if (password === null) return refuse('password/too-long')
  const { length } = [...password]
  if (length > MAX_PASSWORD) return refuse('password/too-long')
  if (length < MIN_PASSWORD) return refuse('password/too-short')
  const forms = [password, writeInLatinLayout(password)].map((form) => form.toLowerCase())
  if (forms.some((form) => isMadeOf(form, listNames(email)))) return refuse('password/own-email')
  if (forms.some((form) => isMadeOf(form, productNames))) return refuse('password/product-name')
  return isCommon && forms.some(isCommon) ? refuse('password/common') : ok(value)
}

const PRODUCT_NAMES = ['охранатрудаонлайн', 'охранатруда', 'ohranatrudaonline', 'ohranatruda', 'oshonline']

/** Fewer letters and digits of one's own beside a known word are soon guessed. */
const OWN_AT_LEAST = 5
/** A shorter name before the @ would be found in many a good password. */
const SHORTEST_NAME = 4

function listNames(email: string): readonly string[] {
  const [name = ''] = email.split('@')
  return [email, name].map(strip).filter((word) => word.length >= SHORTEST_NAME)
}

function isMadeOf(password: string, words: readonly string[]): boolean {
  const whole = strip(password)
  return words.some((word) => {
    const left = whole.split(word)
    return left.length > 1 && [...left.join('')].length < OWN_AT_LEAST
  })
}

/** Letters and digits alone, small. */
const strip = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё'
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`"

/** What the same keys write in the other layout: «йцукенгшщз» is «qwertyuiop». */
const writeInLatinLayout = (text: string): string =>
  [...text.toLowerCase()].map((letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter).join('')

const productNames = [...PRODUCT_NAMES, ...PRODUCT_NAMES.map(writeInLatinLayout).map(strip)]
