import type { FieldError } from '@osh/core/shared/results/refusals.ts'
import { describeErrorOf, describeFieldError } from '@osh/core/wording/refusals/errors.ts'
import { describeRefusal, type Refusal } from '@osh/core/wording/refusals/refusals.ts'

/** What is under a field, by its name; `form` is about none of them. */
export type Messages = { readonly [field: string]: string }

/**
 * Each field's own message; a refusal that names no field, as a wrong password does, is about the form.
 *
 * @param labels what the form calls its fields, where it isn't what they are called everywhere
 */
export function messagesOf(refusal: Refusal, labels: Messages = {}): Messages {
  if (refusal.code !== 'fields') return { form: describeRefusal(refusal) }
  return Object.fromEntries(
    refusal.errors.map((error) => [error.field, describe(error, labels[error.field])]),
  )
}

const describe = (error: FieldError, label: string | undefined): string =>
  label === undefined ? describeFieldError(error) : describeErrorOf(label, error)
