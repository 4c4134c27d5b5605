import type { Command, Gathering } from '../commands/command.ts'
import type { JobWrite } from '../jobs/job.ts'
import { type MailWrite, type NewMailIds, newMailIds, writeMails } from '../mail/mail-facts.ts'
import { addSeconds, HOUR } from '../shared/dates/instant.ts'
import { type FieldErrors, fieldErrors, type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type AccountQuestion, type AccountWrite, isEmailTaken, lockSignIn } from './account-facts.ts'
import {
  type PublicUrl,
  writeEmailAskedMail,
  writeEmailChangedMail,
  writeEmailCodeMail,
} from './account-mails.ts'
import { isProof, proofHours, type UnknownCode, unknownCode } from './proof.ts'

type Asked = {
  /** The new one, parsed. */
  readonly email: string
  readonly code: string
  readonly secretHash: string
  readonly site: PublicUrl
}
type Writes = AccountWrite | MailWrite | JobWrite
type Questions = AccountQuestion | NewMailIds
type Decided = { readonly writes: readonly Writes[]; readonly answer: null }
type Taken = FieldErrors<'email/taken'>

/** Asks for another e-mail: a code goes to the new one, and word of it to the one there is. Whoever asks has given their password. */
export const askForEmail: Command<Asked, null, Taken | NotFound, Questions, Writes> = {
  name: 'account/ask-for-email',
  *run(
    { email, code, secretHash, site },
    { by: userId, at },
  ): Gathering<Result<Decided, Taken | NotFound>, Questions> {
    const account = yield* lockSignIn({ user: userId })
    if (!account) return err(notFound)
    if (yield* isEmailTaken({ email })) return err(taken)
    const [first, second] = yield* newMailIds({ count: 2 })
    if (!first || !second) throw new Error('the storage gave too few ids')
    const expiresAt = addSeconds(at, proofHours.email * HOUR)
    const writes: readonly Writes[] = [
      { kind: 'proofs', rows: [{ userId, kind: 'email', secretHash, email, expiresAt }] },
      ...writeMails([
        writeEmailCodeMail({ id: first, userId, to: email, at }, code, site, expiresAt),
        writeEmailAskedMail({ id: second, userId, to: account.email, at }, email),
      ]),
    ]
    return ok({ writes, answer: null })
  },
}

/** Makes the confirmed e-mail the account's, by the code that was sent to it, and tells the one that was. */
export const confirmEmail: Command<
  { readonly secretHash: string },
  null,
  Taken | UnknownCode,
  Questions,
  Writes
> = {
  name: 'account/confirm-email',
  *run({ secretHash }, { by: userId, at }): Gathering<Result<Decided, Taken | UnknownCode>, Questions> {
    const account = yield* lockSignIn({ user: userId })
    const proof = account?.proofs.find(({ kind }) => kind === 'email')
    if (!account || !isProof(proof, secretHash, at) || proof.email === null) return err(unknownCode)
    const { email } = proof
    if (yield* isEmailTaken({ email })) return err(taken)
    const mails = (yield* newMailIds({ count: 1 })).map((id) =>
      writeEmailChangedMail({ id, userId, to: account.email, at }, email),
    )
    const writes: readonly Writes[] = [
      { kind: 'new-emails', rows: [{ userId, email, confirmedAt: at }] },
      { kind: 'used-proofs', rows: [{ userId, kinds: ['email', 'own-email', 'password'] }] },
      ...writeMails(mails),
    ]
    return ok({ writes, answer: null })
  },
}

const taken: Taken = fieldErrors({ field: 'email', code: 'email/taken' })
