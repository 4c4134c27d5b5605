import { addOperator, type FactorMissing, type Operator, type Operators } from '@osh/core/auth/operators.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { findFactor } from './accounts/second-factor.ts'
import type { Change, Ledger } from './ledger.ts'
import type { KeptUser, State } from './state.ts'

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
    return this.#mark<NotFound | FactorMissing>(email, (user, state) => {
      const factorSince = (user && findFactor(state, user.id)?.since) ?? null
      return addOperator(user && { operatorSince: user.operatorSince ?? null, factorSince }, now)
    })
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
