import { parseEmail, parsePhone } from '../shared/contacts.ts'
import { type Input, optional, readFields } from '../shared/field-reader.ts'
import type { FieldErrors } from '../shared/refusals.ts'
import type { Result } from '../shared/result.ts'
import { parseText } from '../shared/text.ts'
import type { ActivityRequest } from './company-directory.ts'

/** Reads a request for an activity; the additional e-mail may stay blank. All refusals at once. */
export function parseActivityRequest(input: Input): Result<ActivityRequest, FieldErrors> {
  const { read, finish } = readFields(input)
  const name = read('name', (value) => parseText(value, { max: 500, required: true }))
  const email = read('email', parseEmail)
  const phone = read('phone', parsePhone)
  const additional = read('emailAdditional', optional(parseEmail))
  const contactName = read('contactName', (value) => parseText(value, { max: 255, required: true }))
  return finish(
    () => ({ name, email, phone, emailAdditional: additional ?? '', contactName }) as ActivityRequest,
  )
}
