import type { Command, Gathering } from '../commands/command.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { type AccountWrite, type LockSignIn, lockSignIn } from './account-facts.ts'
import { isProof, type UnknownCode, unknownCode } from './proof.ts'

type Confirmed = { readonly writes: readonly AccountWrite[]; readonly answer: null }

/** Shows by the code that was sent there that the mailbox of the account is its person's (подтвердить e-mail). Whoever asks is signed in. */
export const confirmOwnEmail: Command<
  { readonly secretHash: string },
  null,
  UnknownCode,
  LockSignIn,
  AccountWrite
> = {
  name: 'account/confirm-own-email',
  *run({ secretHash }, { by: userId, at }): Gathering<Result<Confirmed, UnknownCode>, LockSignIn> {
    const account = yield* lockSignIn({ user: userId })
    const proof = account?.proofs.find(({ kind }) => kind === 'own-email')
    if (!account || !isProof(proof, secretHash, at)) return err(unknownCode)
    const writes: readonly AccountWrite[] = [
      { kind: 'new-emails', rows: [{ userId, email: account.email, confirmedAt: at }] },
      { kind: 'used-proofs', rows: [{ userId, kinds: ['own-email'] }] },
    ]
    return ok({ writes, answer: null })
  },
}
