import type { Parse } from '@osh/core/shared/input/field-reader.ts'
import { err, ok } from '@osh/core/shared/results/result.ts'

/** One of the words; nothing for a blank. */
export const wordOf =
  <Word extends string>(words: readonly Word[]): Parse<Word | null, 'choice/unknown'> =>
  (value) => {
    const word = words.find((known) => known === value)
    return value === undefined || value === '' ? ok(null) : word ? ok(word) : err({ code: 'choice/unknown' })
  }
