import { describeFailure } from '@osh/core/wording/refusals/failures.ts'
import type { Messages } from '#ui/kit/forms/refused-fields.ts'
import type { refusalWords } from './refusal-words.ts'

/** Says what was refused, in words that are fetched when something is refused; that there is no answer where they can't be had. */
export async function sayRefused(say: (words: typeof refusalWords) => Messages): Promise<Messages> {
  const words = await import('./refusal-words.ts').then(
    (fetched) => fetched.refusalWords,
    () => null,
  )
  return words === null ? { form: describeFailure(null) } : say(words)
}
