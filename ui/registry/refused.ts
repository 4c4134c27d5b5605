import { registryWords } from '@osh/core/wording/refusals/registry-words.ts'
import { plainWords } from '@osh/core/wording/refusals/words/plain-words.ts'
import { staffWords } from '@osh/core/wording/refusals/words/staff-words.ts'

/** What records, sets and answers may be refused with. */
export const words = { ...plainWords, ...staffWords, ...registryWords }
