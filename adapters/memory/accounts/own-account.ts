import { isOperator } from '@osh/core/auth/operators.ts'
import { type Account, deriveConfirmation, nameless, type OwnAccount } from '@osh/core/auth/profile.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { Unavailable } from '@osh/core/shared/results/unavailable.ts'
import type { Actor, Ledger } from '../ledger.ts'
import { findOperatorFacts } from '../memory-operators.ts'
import type { State } from '../state.ts'

export const makeOwnAccountQueries = (ledger: Ledger, actor: Actor): Pick<OwnAccount, 'readAccount'> => ({
  readAccount: () =>
    ledger.read((state) => {
      const account = findAccount(state, actor())
      if (!account) throw new Unavailable(401)
      return account
    }),
})

/** Null where it is gone. */
export function findAccount(state: State, user: UserId): Account | null {
  const own = state.users.find(({ id }) => id === user)
  if (!own) return null
  const { email, confirmedAt = null, profile = nameless, closesOn = null } = own
  const facts = findOperatorFacts(state, user)
  return {
    ...{ email, confirmation: deriveConfirmation(confirmedAt), ...profile, closesOn },
    isOperator: facts !== null && isOperator(facts),
  }
}
