import type { SomeWords } from './words-of.ts'

/** Writing to others. */
export const mailingWords = {
  'email/unconfirmed': 'Сначала подтвердите свой e-mail: введите код из письма, которое мы на него прислали',
} satisfies SomeWords
