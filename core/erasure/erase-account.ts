import type { Command, Gathering } from '../commands/command.ts'
import { type FieldErrors, fieldErrors } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'
import { isConfirmed } from './confirmation.ts'
import type { ErasureWrite } from './erasure.ts'
import { type LockAccount, lockAccount } from './erasure-facts.ts'

type Input = { readonly confirmation: unknown }

/** Who owns companies erases them first, or hands them on. */
export type OwnsCompanies = { readonly code: 'erasure/owns-companies'; readonly names: readonly string[] }

type Refusal = OwnsCompanies | FieldErrors<'confirmation/other-email'>

/**
 * Erases the account of whoever asks, with its sessions and its example: they have typed their e-mail. It is in no company's journal, so it is
 * made without `command`. An account that is gone already is erased.
 *
 * Law: 152-ФЗ, ст. 21.
 */
export const eraseAccount: Command<Input, null, Refusal, LockAccount, ErasureWrite> = {
  name: 'account/erase',
  *run({ confirmation }, signed): Gathering<Result<Erased, Refusal>, LockAccount> {
    const account = yield* lockAccount({ user: signed.by })
    if (!account) return ok({ writes: [], answer: null })
    if (!isConfirmed(confirmation, account.email))
      return err(fieldErrors({ field: 'confirmation', code: 'confirmation/other-email' }))
    if (account.owns.length > 0) return err({ code: 'erasure/owns-companies', names: account.owns })
    const rows = [{ erased: 'account', userId: signed.by, ...signed }] as const
    return ok({ writes: [{ kind: 'erasures', rows }], answer: null })
  },
}

type Erased = { readonly writes: readonly ErasureWrite[]; readonly answer: null }
