import { parseEmail, parsePhone } from '../shared/contacts.ts'
import { type Input, optional, type ParseCode, readObject } from '../shared/field-reader.ts'
import type { FieldErrors } from '../shared/refusals.ts'
import { ok, type Result } from '../shared/result.ts'
import { parseText } from '../shared/text.ts'
import type { ActivityRequest } from './company-directory.ts'

const fields = {
  name: (value: unknown) => parseText(value, { max: 500, required: true }),
  email: parseEmail,
  phone: parsePhone,
  emailAdditional: optional(parseEmail),
  contactName: (value: unknown) => parseText(value, { max: 255, required: true }),
}

export type ActivityRequestCode = ParseCode<typeof fields>

/** Reads a request for an activity; the additional e-mail may stay blank. All refusals at once. */
export function parseActivityRequest(
  input: Input,
): Result<ActivityRequest, FieldErrors<ActivityRequestCode>> {
  const read = readObject(input, fields)
  return read.ok ? ok({ ...read.value, emailAdditional: read.value.emailAdditional ?? '' }) : read
}
