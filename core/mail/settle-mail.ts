import type { StoredUser } from '../auth/account-store.ts'
import type { JobWrite } from '../jobs/job.ts'
import type { JobEnd } from '../jobs/settle-job.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { MailNotFailed } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import type { KeptMail, Mail } from './mail.ts'
import { type MailSettled, type MailWrite, makeSendingJob } from './mail-facts.ts'
import type { Delivery } from './mail-transport.ts'

/** What is written of a mail after a try, with what becomes of the job that tried. */
export function settleMail(
  { companyId, id }: Pick<Mail, 'companyId' | 'id'>,
  delivery: Delivery,
  end: JobEnd,
  now: Instant,
): readonly MailWrite[] {
  const settled = (state: MailSettled['state'], settledAt: Instant | null): readonly MailWrite[] => {
    const trouble = delivery.is === 'sent' ? null : delivery.trouble
    return [{ kind: 'mail-states', rows: [{ companyId, id, state, trouble, settledAt }] }]
  }
  if (delivery.is === 'sent') return settled('sent', now)
  if (end.is === 'again') return settled('waiting', null)
  return settled(delivery.forGood ? 'refused' : 'given-up', now)
}

/** Sends a mail again that was refused or given up (отправить ещё раз): it waits, with all its tries before it, under its old Message-ID. */
export function sendAgain(
  mail: Pick<KeptMail, 'companyId' | 'id' | 'about' | 'state' | 'trouble'>,
  now: Instant,
): Result<readonly (MailWrite | JobWrite)[], MailNotFailed> {
  const { companyId, id, state, trouble } = mail
  if (state !== 'refused' && state !== 'given-up') return err({ code: 'mail/not-failed' })
  return ok([
    { kind: 'mail-states', rows: [{ companyId, id, state: 'waiting', trouble, settledAt: null }] },
    { kind: 'jobs', rows: [makeSendingJob(mail, now)] },
  ])
}

/** Whether what the mail says holds no more. */
export const isTooLate = ({ goodUntil }: Pick<Mail, 'goodUntil'>, now: Instant): boolean =>
  goodUntil !== null && goodUntil <= now

/**
 * Whether a mail to an account's own address may go: until its person has shown that the mailbox is theirs, a code alone may. Whoever has
 * mistyped it, or opened an account with somebody else's, writes to no stranger.
 *
 * @param account that the mail is to; null where it is to none
 */
export const mayGoTo = (
  { about }: Pick<Mail, 'about'>,
  account: Pick<StoredUser, 'confirmedAt'> | null,
): boolean => account === null || about === 'code' || account.confirmedAt !== null

/**
 * The mail's header and text as they go out. A subject is the service's own words: what a sender has typed for papers is the first line of
 * the text, where no one takes it for the service's.
 */
export const wordAsSent = ({
  about,
  subject,
  text,
}: Pick<Mail, 'about' | 'subject' | 'text'>): Pick<Mail, 'subject' | 'text'> =>
  about === 'documents'
    ? { subject: 'Документы по охране труда', text: `${subject}\n\n${text}` }
    : { subject, text }

/**
 * Whether a mail that a person has sent to an address of their choosing may go: it may have been entered while no mail was sent, when no one
 * was asked to confirm anything.
 *
 * @param sender null where the account is gone
 */
export const mayGoFrom = (
  { sentBy }: Pick<Mail, 'sentBy'>,
  sender: Pick<StoredUser, 'confirmedAt'> | null,
): boolean => sentBy === null || (sender !== null && sender.confirmedAt !== null)

/** Days for which a mail is kept that was sent, refused or given up; the log of papers that were sent stays with its company. */
export const MAIL_KEPT_DAYS = 30
