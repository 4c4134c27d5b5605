import type { FieldError } from '../../shared/results/refusals.ts'
import type { Refusal } from './refusal.ts'
import { sayError, sayRefusal } from './say.ts'
import { paperWords, reasons } from './words/paper-words.ts'
import type { SaidCode, WordsOf } from './words-of.ts'

/** The words of every refusal; a page takes those of its own area, which are fewer. */
const allWords: WordsOf<SaidCode> = { ...reasons, ...paperWords }

/** What `sayError` says of any field. */
export const describeFieldError = (error: FieldError): string => sayError(error, allWords)

/** What `sayRefusal` says of any refusal. */
export const describeRefusal = (refusal: Refusal, tradeNames?: Readonly<Record<string, string>>): string =>
  sayRefusal(refusal, allWords, tradeNames)
