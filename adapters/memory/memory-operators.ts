import {
  addOperator,
  type FactorMissing,
  type Operator,
  type OperatorFacts,
  type Operators,
} from '@osh/core/auth/operators.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import type { UserId } from '@osh/core/shared/identity.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { findFactor } from './accounts/second-factor.ts'
import type { Change, Ledger } from './ledger.ts'
import type { KeptUser, State } from './state.ts'

export function findOperatorFacts(state: State, id: UserId): OperatorFacts | null {
  const user = state.users.find((one) => one.id === id)
  return user
    ? { operatorSince: user.operatorSince ?? null, factorSince: findFactor(state, id)?.since ?? null }
    : null
}

/** Operators as a field of the accounts in a ledger. */
export class MemoryOperators implements Operators {
  readonly #ledger: Ledger
  constructor(ledger: Ledger) {
    this.#ledger = ledger
  }

  list(): Promise<readonly Operator[]> {
    return this.#ledger.read(({ users }) =>
      users
        .flatMap(({ email, operatorSince: since }) => (since ? [{ email, since }] : []))
        .toSorted((a, b) => (a.email < b.email ? -1 : 1)),
    )
  }

  add(email: string, now: Instant): Promise<Result<null, NotFound | FactorMissing>> {
    return this.#mark<NotFound | FactorMissing>(email, (user, state) =>
      addOperator(user && findOperatorFacts(state, user.id), now),
    )
  }

  remove(email: string): Promise<Result<null, NotFound>> {
    return this.#mark<NotFound>(email, (user) => (user?.operatorSince ? ok(null) : err(notFound)))
  }

  #mark<Refusal>(
    email: string,
    sinceOf: (user: KeptUser | null, state: State) => Result<Instant | null, Refusal>,
  ): Promise<Result<null, Refusal>> {
    return this.#ledger.change((state): Change<Result<null, Refusal>> => {
      const user = state.users.find((one) => one.email === email.toLowerCase()) ?? null
      const since = sinceOf(user, state)
      if (!since.ok) return [state, since]
      const operatorSince = since.value
      const users = state.users.map((one) => (one === user ? { ...one, operatorSince } : one))
      return [{ ...state, users }, ok(null)]
    })
  }
}
