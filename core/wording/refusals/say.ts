import type { FieldError } from '../../shared/results/refusals.ts'
import { wordField } from './fields.ts'
import type { Refusal } from './refusal.ts'
import type { CodeIn, WordsOf } from './words-of.ts'

/** What a person does about a field, one sentence without the full stop. */
export const sayError = <E extends FieldError>(error: E, words: WordsOf<E['code']>): string =>
  sayErrorOf(wordField(error.field), error, words)

/** The same of a field that the form calls `label`. */
export function sayErrorOf<E extends FieldError>(label: string, error: E, words: WordsOf<E['code']>): string
export function sayErrorOf(label: string, error: FieldError, words: object): string {
  return error.code === 'server/said' ? error.said : say(words, error.code, label, error)
}

/**
 * What happened and what to do, in one or two sentences; field errors one `field: message` a line, as on the wire.
 *
 * @param tradeNames what the trade calls the fields that are named otherwise here
 */
export function sayRefusal<R extends Refusal>(
  refusal: R,
  words: WordsOf<CodeIn<R>>,
  tradeNames?: Readonly<Record<string, string>>,
): string
export function sayRefusal(
  refusal: Refusal,
  words: WordsOf<FieldError['code']>,
  tradeNames: Readonly<Record<string, string>> = {},
): string {
  if (refusal.code !== 'fields') return say(words, refusal.code, refusal)
  const lines = refusal.errors.map((error) => {
    const label = wordField(tradeNames[error.field] ?? error.field)
    return `${error.field}: ${sayErrorOf(label, error, words)}`
  })
  return lines.join('\n')
}

/** That the words are there, and what they are told, the types of `WordsOf` have seen to. */
function say(words: object, code: string, ...told: readonly unknown[]): string {
  const said: unknown = Reflect.get(words, code)
  if (said === undefined) throw new Error(`no words for ${code}`)
  return typeof said === 'function' ? String(said(...told)) : String(said)
}
