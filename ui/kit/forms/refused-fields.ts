import { describeFieldError } from '@osh/core/wording/errors.ts'
import { describeRefusal, type Refusal } from '@osh/core/wording/refusals.ts'

/** What stands under a field, by its name; `form` is about none of them. */
export type Messages = { readonly [field: string]: string }

/** Each field's own message; a refusal that names no field, as a wrong password does, is about the form. */
export function messagesOf(refusal: Refusal): Messages {
  if (refusal.code !== 'fields') return { form: describeRefusal(refusal) }
  return Object.fromEntries(refusal.errors.map((error) => [error.field, describeFieldError(error)]))
}
