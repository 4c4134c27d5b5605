import type { KeptMail } from '../mail/mail.ts'
import { pick } from '../shared/input/pick.ts'

/** A mail that papers were sent with (письмо с документами), as the log tells of it: without what it said. */
export type SentPapers = Pick<KeptMail, (typeof told)[number]>

const told = [
  ...(['id', 'to', 'subject', 'files', 'zip'] as const),
  ...(['enteredAt', 'state', 'trouble', 'settledAt'] as const),
] as const

export const tellPapers = (mail: KeptMail): SentPapers => pick(mail, [...told])

/** Papers that one mail carries, whom one text goes to, and how many mails with papers a company sends in 24 hours. */
export const MOST_PAPERS = 50
export const MOST_RECIPIENTS = 20
export const MOST_IN_A_DAY = 200

/** So much goes with a mail: mail servers take 20–25 MB, and a mail is a third larger than what it carries. */
export const MOST_BYTES = 15 * 1024 * 1024

/** How long what is typed may be. */
export const LONGEST_SUBJECT = 200
export const LONGEST_LETTER = 4000
