import { randomUUID } from 'node:crypto'
import { mailCode, type OwnProofKind } from '@osh/core/account/mail-code.ts'
import type { Storage } from '@osh/core/records/storage.ts'
import { addSeconds, type Instant, MINUTE } from '@osh/core/shared/dates/instant.ts'
import type { MailId, UserId } from '@osh/core/shared/identity.ts'
import { accepted } from './world.ts'

type Sent = { readonly kind?: OwnProofKind; readonly user: UserId; readonly secretHash: string }

/** Keeps a code of an account as the job that mails it does; answers with the mail. */
export async function sendCode(
  { accounts, jobs }: Pick<Storage, 'accounts' | 'jobs'>,
  { kind = 'password', user: userId, secretHash }: Sent,
  now: Instant,
): Promise<MailId> {
  const user = await accounts.findUserById(userId)
  if (!user) throw new Error('no such account')
  const job = kind === 'password' ? 'mail-password-code' : 'mail-own-email-code'
  await jobs.enqueue([
    { companyId: null, key: `sent/${randomUUID()}`, facts: { kind: job, userId }, runAt: now },
  ])
  const [claimed] = await jobs.claim({ kinds: [job], most: 1, now, until: addSeconds(now, 10 * MINUTE) })
  if (!claimed) throw new Error('the job is not due')
  const mailId = randomUUID() as MailId
  const writes = mailCode({ kind, user, mailId, secret: 'x'.repeat(43), secretHash, site: null, now })
  if (!(await jobs.settle(claimed, { end: { is: 'gone' }, now, writes })))
    throw new Error('claimed by another')
  return mailId
}

/** Someone shows that the mailbox of their account is theirs. */
export async function confirmEmail(
  storage: Pick<Storage, 'accounts' | 'jobs' | 'openRecords'>,
  user: UserId,
  now: Instant,
): Promise<void> {
  const secretHash = `hash of ${randomUUID()}`
  await sendCode(storage, { kind: 'own-email', user, secretHash }, now)
  accepted(await storage.openRecords(user).proven.confirmOwnEmail({ secretHash }))
}
