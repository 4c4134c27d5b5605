import type { StoredUser } from '../auth/account-store.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, type NewMail, writeMails } from '../mail/mail-facts.ts'
import { addSeconds, HOUR, type Instant } from '../shared/dates/instant.ts'
import type { MailId } from '../shared/identity.ts'
import type { AccountWrite } from './account-facts.ts'
import { type MailTo, type PublicUrl, writeOwnEmailCodeMail, writePasswordCodeMail } from './account-mails.ts'
import { type ProofKind, proofHours, writeCode } from './proof.ts'

/** What a code shows that goes to the address which the account has already. */
export type OwnProofKind = Exclude<ProofKind, 'email'>

type Asked = {
  readonly kind: OwnProofKind
  readonly user: Pick<StoredUser, 'id' | 'email'>
  readonly mailId: MailId
  readonly secret: string
  readonly secretHash: string
  readonly site: PublicUrl
  readonly now: Instant
}

const mails: Readonly<
  Record<OwnProofKind, (to: MailTo, code: string, site: PublicUrl, until: Instant) => NewMail>
> = { password: writePasswordCodeMail, 'own-email': writeOwnEmailCodeMail }

/** What is kept and sent when someone has asked for another password, or has opened an account: the code by mail, its hash here. */
export function mailCode({
  kind,
  user,
  mailId,
  secret,
  secretHash,
  site,
  now,
}: Asked): readonly (AccountWrite | MailWrite | JobWrite)[] {
  const expiresAt = addSeconds(now, proofHours[kind] * HOUR)
  const to = { id: mailId, userId: user.id, to: user.email, at: now }
  return [
    { kind: 'proofs', rows: [{ userId: user.id, kind, secretHash, email: null, expiresAt }] },
    ...writeMails([mails[kind](to, writeCode(user.id, secret), site, expiresAt)]),
  ]
}
