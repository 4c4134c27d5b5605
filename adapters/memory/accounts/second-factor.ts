import type { FactorWrite, LockFactor } from '@osh/core/account/second-factor/factor-facts.ts'
import type { KeptFactor, SecondFactor } from '@osh/core/auth/second-factor/second-factor.ts'
import type { Writers } from '@osh/core/commands/apply.ts'
import type { Answers } from '@osh/core/commands/follow.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import type { State, StateFactor } from '../state.ts'

const find = ({ secondFactors = [] }: State, user: UserId): StateFactor | null =>
  secondFactors.find(({ userId }) => userId === user) ?? null

/** Null where the account has none. */
export function findFactor(state: State, user: UserId): KeptFactor | null {
  const kept = find(state, user)
  if (!kept) return null
  const { secret, since, lastStep, recoveryHashes } = kept
  return { secret, since, lastStep, codesLeft: recoveryHashes.length }
}

export const answerFactors = (state: State): Answers<LockFactor> => ({
  'second-factor': ({ user }) => {
    const account = state.users.find(({ id }) => id === user)
    if (!account) return null
    const kept = find(state, user)
    const factor = kept && { secret: kept.secret, since: kept.since, lastStep: kept.lastStep }
    return { email: account.email, factor, recoveryHashes: kept?.recoveryHashes ?? [] }
  },
})

export const factorWriters: Writers<FactorWrite, State, State> = {
  'second-factors': (state, rows) => rows.reduce(keepFactor, state),
  'ended-second-factors': (state, rows) =>
    rows.reduce((left, { userId }) => withoutFactor(left, userId), state),
  'recovery-codes': (state, rows) =>
    rows.reduce((left, { userId, hashes }) => changeHashes(left, userId, () => hashes), state),
  'used-recovery-codes': (state, rows) =>
    rows.reduce(
      (left, { userId, hash }) => changeHashes(left, userId, (kept) => kept.filter((one) => one !== hash)),
      state,
    ),
}

const withoutFactor = (state: State, user: UserId): State => ({
  ...state,
  secondFactors: (state.secondFactors ?? []).filter(({ userId }) => userId !== user),
})

function keepFactor(state: State, row: SecondFactor & { readonly userId: UserId }): State {
  const recoveryHashes = find(state, row.userId)?.recoveryHashes ?? []
  const { secondFactors = [], ...left } = withoutFactor(state, row.userId)
  return { ...left, secondFactors: [...secondFactors, { ...row, recoveryHashes }] }
}

const changeHashes = (
  state: State,
  user: UserId,
  change: (hashes: readonly string[]) => readonly string[],
): State => ({
  ...state,
  secondFactors: (state.secondFactors ?? []).map((kept) =>
    kept.userId === user ? { ...kept, recoveryHashes: change(kept.recoveryHashes) } : kept,
  ),
})
