import type { StoredUser } from '../auth/account-store.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, writeMails } from '../mail/mail-facts.ts'
import type { Instant } from '../shared/dates/instant.ts'
import { addMinutesToInstant } from '../shared/dates/local-moment.ts'
import type { MailId } from '../shared/identity.ts'
import type { AccountWrite } from './account-facts.ts'
import { type PublicUrl, writePasswordCodeMail } from './account-mails.ts'
import { proofHours, writeCode } from './proof.ts'

type Asked = {
  readonly user: Pick<StoredUser, 'id' | 'email'>
  readonly mailId: MailId
  readonly secret: string
  readonly secretHash: string
  readonly site: PublicUrl
  readonly now: Instant
}

/** What is kept and sent when someone has asked for another password: the code by mail, its hash here. */
export function mailPasswordCode({
  user,
  mailId,
  secret,
  secretHash,
  site,
  now,
}: Asked): readonly (AccountWrite | MailWrite | JobWrite)[] {
  const expiresAt = addMinutesToInstant(now, proofHours.password * 60)
  const to = { id: mailId, userId: user.id, to: user.email, at: now }
  return [
    { kind: 'proofs', rows: [{ userId: user.id, kind: 'password', secretHash, email: null, expiresAt }] },
    ...writeMails([writePasswordCodeMail(to, writeCode(user.id, secret), site, expiresAt)]),
  ]
}
