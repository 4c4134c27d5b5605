import type { MemoRepository } from '@osh/core/memos/memo-repository.ts'
import type { ErrorOf } from '@osh/core/shared/results/result.ts'
import { memoWords } from '@osh/core/wording/refusals/words/memo-words.ts'
import { obligationWords } from '@osh/core/wording/refusals/words/obligation-words.ts'
import { peopleWords } from '@osh/core/wording/refusals/words/people-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { type Messages, wordMessages } from '#ui/kit/forms/refused-fields.ts'

const words = { ...plainWords, ...memoWords, ...obligationWords, ...peopleWords }

/** What a memo is refused with as it is stored or canceled. */
export type MemoRefused = ErrorOf<MemoRepository['form' | 'edit' | 'cancel']>

/** What is said of it under the fields. */
export const wordMemoRefusal = (refusal: MemoRefused): Messages => wordMessages(refusal, words)
