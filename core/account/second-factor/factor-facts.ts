import { type WrongFactorCode, wrongFactorCode } from '../../auth/second-factor/factor-code.ts'
import type { SecondFactor, ShownFactor } from '../../auth/second-factor/second-factor.ts'
import { type Question, question, type Write } from '../../commands/command.ts'
import type { UserId } from '../../shared/identity.ts'
import { err, ok, type Result } from '../../shared/results/result.ts'

export type FactorFacts = {
  readonly email: string
  readonly factor: SecondFactor | null
  /** Of those that are not used yet. */
  readonly recoveryHashes: readonly string[]
}

/** Locks the account; null where it is gone. */
export type LockFactor = Question<'second-factor', { readonly user: UserId }, FactorFacts | null>
export const lockFactor = question<LockFactor>('second-factor')

type KeptFactor = SecondFactor & { readonly userId: UserId }

export type FactorWrite =
  /** In place of the one there is. */
  | Write<'second-factors', KeptFactor>
  /** With its recovery codes. */
  | Write<'ended-second-factors', { readonly userId: UserId }>
  /** In place of all there are. */
  | Write<'recovery-codes', { readonly userId: UserId; readonly hashes: readonly string[] }>
  | Write<'used-recovery-codes', { readonly userId: UserId; readonly hash: string }>

/** What is written once a code has been taken, which is never taken again; of a factor that is switched on, or is to be. */
export function useShown(
  userId: UserId,
  { factor, recoveryHashes }: FactorFacts,
  shown: ShownFactor,
): Result<readonly FactorWrite[], WrongFactorCode> {
  if (factor === null) return err(wrongFactorCode)
  if (shown.is === 'recovery') {
    if (!recoveryHashes.includes(shown.hash)) return err(wrongFactorCode)
    return ok([{ kind: 'used-recovery-codes', rows: [{ userId, hash: shown.hash }] }])
  }
  if (shown.secret !== factor.secret || shown.step <= factor.lastStep) return err(wrongFactorCode)
  return ok([{ kind: 'second-factors', rows: [{ ...factor, userId, lastStep: shown.step }] }])
}
