import type { Command, Gathering } from '../commands/command.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, type NewMailIds, newMailIds, writeMails } from '../mail/mail-facts.ts'
import type { Instant } from '../shared/dates/instant.ts'
import type { UserId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type AccountWrite, type LockSignIn, lockSignIn } from './account-facts.ts'
import { writePasswordChangedMail } from './account-mails.ts'
import { isProof, type UnknownCode, unknownCode } from './proof.ts'
import type { FactorWrite } from './second-factor/factor-facts.ts'

type Input = { readonly secretHash: string; readonly passwordHash: string }
type Writes = AccountWrite | FactorWrite | MailWrite | JobWrite
type Replaced = { readonly writes: readonly Writes[]; readonly answer: null }

/** Whoever reads the mailbox gets the account, and no code is asked for that somebody else has set up. */
const takeOver = (userId: UserId, email: string, at: Instant): readonly (AccountWrite | FactorWrite)[] => [
  { kind: 'new-emails', rows: [{ userId, email, confirmedAt: at }] },
  { kind: 'ended-second-factors', rows: [{ userId }] },
]

/**
 * Replaces a forgotten password by a code that came by e-mail: it works once, ends every sign-in and any change of e-mail that waits,
 * and tells the person. An address that was not confirmed is from now on. It is in no company's journal, so it is made without `command`.
 */
export const replacePassword: Command<Input, null, UnknownCode, LockSignIn | NewMailIds, Writes> = {
  name: 'account/replace-password',
  *run(
    { secretHash, passwordHash },
    { by: userId, at },
  ): Gathering<Result<Replaced, UnknownCode>, LockSignIn | NewMailIds> {
    const account = yield* lockSignIn({ user: userId })
    const proof = account?.proofs.find(({ kind }) => kind === 'password')
    if (!account || !isProof(proof, secretHash, at)) return err(unknownCode)
    const mails = (yield* newMailIds({ count: 1 })).map((id) =>
      writePasswordChangedMail({ id, userId, to: account.email, at }),
    )
    const writes: readonly Writes[] = [
      { kind: 'new-passwords', rows: [{ userId, passwordHash }] },
      { kind: 'used-proofs', rows: [{ userId, kinds: ['password', 'email', 'own-email'] }] },
      ...(account.confirmedAt === null ? takeOver(userId, account.email, at) : []),
      { kind: 'ended-sign-ins', rows: [{ userId, but: null }] },
      ...writeMails(mails),
    ]
    return ok({ writes, answer: null })
  },
}
