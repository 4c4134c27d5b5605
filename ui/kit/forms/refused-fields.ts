import type { FieldError } from '@osh/core/shared/results/refusals.ts'
import { fieldLabel } from '@osh/core/wording/refusals/fields.ts'
import type { Refusal } from '@osh/core/wording/refusals/refusal.ts'
import { sayErrorOf, sayRefusal } from '@osh/core/wording/refusals/say.ts'
import type { CodeIn, WordsOf } from '@osh/core/wording/refusals/words-of.ts'

/** What is under a field, by its name; `form` is about none of them. */
export type Messages = { readonly [field: string]: string }

/**
 * Each field's own message; a refusal that names no field, as a wrong password does, is about the form.
 *
 * @param words those of the form's own area
 * @param labels what the form calls its fields, where it isn't what they are called everywhere
 */
export function messagesOf<R extends Refusal>(
  refusal: R,
  words: WordsOf<CodeIn<R>>,
  labels?: Messages,
): Messages
export function messagesOf(
  refusal: Refusal,
  words: WordsOf<CodeIn<Refusal>>,
  labels: Messages = {},
): Messages {
  if (refusal.code !== 'fields') return { form: sayRefusal(refusal, words) }
  const describe = (error: FieldError): string =>
    sayErrorOf(labels[error.field] ?? fieldLabel(error.field), error, words)
  return Object.fromEntries(refusal.errors.map((error) => [error.field, describe(error)]))
}
