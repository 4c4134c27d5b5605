import { parseEmail, parsePhone } from '../shared/input/contacts.ts'
import { type Input, optional, readObject } from '../shared/input/field-reader.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import { ok, type Result } from '../shared/results/result.ts'
import { parseText } from '../shared/texts/text.ts'
import type { ActivityRequestCode } from './refusal-codes.ts'

/** A visitor's or user's request to add an activity (заявка на актуальное направление). */
export type ActivityRequest = {
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly emailAdditional: string
  readonly contactName: string
}

const fields = {
  name: (value: unknown) => parseText(value, { max: 500, required: true }),
  email: parseEmail,
  phone: parsePhone,
  emailAdditional: optional(parseEmail),
  contactName: (value: unknown) => parseText(value, { max: 255, required: true }),
}

/** Reads a request for an activity; the additional e-mail may stay blank. All refusals at once. */
export function parseActivityRequest(
  input: Input,
): Result<ActivityRequest, FieldErrors<ActivityRequestCode>> {
  const read = readObject(input, fields)
  return read.ok ? ok({ ...read.value, emailAdditional: read.value.emailAdditional ?? '' }) : read
}
