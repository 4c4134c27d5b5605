import type { Operator, Operators } from '@osh/core/auth/operators.ts'
import type { Instant } from '@osh/core/shared/dates/instant.ts'
import { type NotFound, notFound } from '@osh/core/shared/results/refusals.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import type { Change, Ledger } from './ledger.ts'
import type { KeptUser } from './state.ts'

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

  add(email: string, now: Instant): Promise<Result<null, NotFound>> {
    return this.#mark(email, ({ operatorSince }) => operatorSince ?? now)
  }

  remove(email: string): Promise<Result<null, NotFound>> {
    return this.#mark(email, ({ operatorSince }) => (operatorSince ? null : undefined))
  }

  /** @param sinceOf undefined: there is nothing to mark */
  #mark(
    email: string,
    sinceOf: (user: KeptUser) => Instant | null | undefined,
  ): Promise<Result<null, NotFound>> {
    return this.#ledger.change((state): Change<Result<null, NotFound>> => {
      const user = state.users.find((one) => one.email === email.toLowerCase())
      const operatorSince = user && sinceOf(user)
      if (user === undefined || operatorSince === undefined) return [state, err(notFound)]
      const users = state.users.map((one) => (one === user ? { ...one, operatorSince } : one))
      return [{ ...state, users }, ok(null)]
    })
  }
}
