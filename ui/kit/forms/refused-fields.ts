import type { FieldError } from '@osh/core/shared/results/refusals.ts'
import { wordField } from '@osh/core/wording/refusals/fields.ts'
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
export function wordMessages<R extends Refusal>(
  refusal: R,
  words: WordsOf<CodeIn<R>>,
  labels?: Messages,
): Messages
export function wordMessages(
  refusal: Refusal,
  words: WordsOf<CodeIn<Refusal>>,
  labels: Messages = {},
): Messages {
  return wordRefused(refusal, words, labels, ({ field }) => field)
}

/** The name under which `wordMessagesByRow` says what is wrong with a value of a row. */
export const nameInRow = (row: number, field: string): string => `${row}.${field}`

/** The same of a form that has rows: what is wrong with a value of one is under `nameInRow`. */
export function wordMessagesByRow<R extends Refusal>(
  refusal: R,
  words: WordsOf<CodeIn<R>>,
  labels?: Messages,
): Messages
export function wordMessagesByRow(
  refusal: Refusal,
  words: WordsOf<CodeIn<Refusal>>,
  labels: Messages = {},
): Messages {
  return wordRefused(refusal, words, labels, ({ field, row }) =>
    row === undefined ? field : nameInRow(row, field),
  )
}

function wordRefused(
  refusal: Refusal,
  words: WordsOf<CodeIn<Refusal>>,
  labels: Messages,
  keyOf: (error: FieldError) => string,
): Messages {
  if (refusal.code !== 'fields') return { form: sayRefusal(refusal, words) }
  const describe = (error: FieldError): string =>
    sayErrorOf(labels[error.field] ?? wordField(error.field), error, words)
  return Object.fromEntries(refusal.errors.map((error) => [keyOf(error), describe(error)]))
}
