import { describeFieldError } from '@osh/core/wording/refusals/errors.ts'
import type { Refusal } from '@osh/core/wording/refusals/refusals.ts'
import { type Messages, messagesOf } from '#ui/kit/forms/refused-fields.ts'

/** As everywhere, but a company's `name` is called by the label it has in this form: the full name. */
export function companyMessages(refusal: Refusal): Messages {
  const messages = messagesOf(refusal)
  const ofName = refusal.code === 'fields' && refusal.errors.find(({ field }) => field === 'name')
  return ofName ? { ...messages, name: describeFieldError({ ...ofName, field: 'fullName' }) } : messages
}
