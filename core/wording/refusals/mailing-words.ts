import { describeWait } from './wait.ts'
import type { SomeWords } from './words-of.ts'

/** Writing to others. */
export const mailingWords = {
  'email/unconfirmed': 'Сначала подтвердите свой e-mail: введите код из письма, которое мы на него прислали',
  'mails/too-many': ({ seconds }) =>
    `Слишком много писем на адреса, которые вы указали. Повторите ${describeWait(seconds)}`,
} satisfies SomeWords
