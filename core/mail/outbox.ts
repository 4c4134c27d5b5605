import type { Instant } from '../shared/dates/instant.ts'
import type { CompanyId, MailId } from '../shared/identity.ts'
import { pick } from '../shared/input/pick.ts'
import type { MailNotFailed, NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import type { KeptMail } from './mail.ts'

/** A mail that has not been sent, as an operator sees it: without what it says. */
export type UndeliveredMail = Pick<KeptMail, (typeof shown)[number]>

const shown = [
  ...(['id', 'companyId', 'about', 'to', 'subject'] as const),
  ...(['enteredAt', 'state', 'trouble', 'settledAt'] as const),
] as const

/** The mail without what it says. */
export const withoutWords = (mail: KeptMail): UndeliveredMail => pick(mail, [...shown])

/** Port: mails of everyone that were written (`writeMails`) and are sent by a job. */
export interface Outbox {
  get(companyId: CompanyId | null, id: MailId): Promise<KeptMail | null>
  /** What waits, was refused or was given up, the latest first; no more than so many. */
  listUndelivered(most: number): Promise<readonly UndeliveredMail[]>
  /** See `sendAgain`. */
  sendAgain(
    companyId: CompanyId | null,
    id: MailId,
    now: Instant,
  ): Promise<Result<null, NotFound | MailNotFailed>>
  /** Forgets what was settled before the moment, but for papers that were sent. Harmless to repeat. */
  forget(before: Instant): Promise<void>
}
