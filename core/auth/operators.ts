import type { Instant } from '../shared/dates/instant.ts'
import type { Caller } from '../shared/identity.ts'
import { type NotFound, notFound } from '../shared/results/refusals.ts'
import { err, ok, type Result } from '../shared/results/result.ts'

/** Someone who runs the service (оператор): a property of the account, and no role in a company. */
export type Operator = { readonly email: string; readonly since: Instant }

/** What makes an account an operator's; null: not. */
export type OperatorFacts = {
  /** When the console said so. */
  readonly operatorSince: Instant | null
  /** Since when a sign-in asks for a code. */
  readonly factorSince: Instant | null
}

/**
 * Whether an account may do what operators do: the console has said so, and no password alone opens it. The second factor is the one that
 * the console has seen: with a stolen password alone another may be switched on, and opens nothing.
 */
export const isOperator = ({ operatorSince, factorSince }: OperatorFacts): boolean =>
  operatorSince !== null && factorSince !== null && factorSince <= operatorSince

/** The account has no second factor yet: whoever has its password could switch on one of their own. */
export type FactorMissing = { readonly code: 'factor/missing' }

/**
 * Since when the account is an operator's that the console adds now; of one that is an operator's already, since then.
 *
 * @param account null where there is none
 */
export function addOperator(
  account: OperatorFacts | null,
  now: Instant,
): Result<Instant, NotFound | FactorMissing> {
  if (account === null) return err(notFound)
  if (account.factorSince === null) return err({ code: 'factor/missing' })
  return ok(isOperator(account) && account.operatorSince !== null ? account.operatorSince : now)
}

/** Port: operators, as the console adds and removes them. */
export interface Operators {
  /** In the order of their e-mails. */
  list(): Promise<readonly Operator[]>
  /** See `addOperator`. */
  add(email: string, now: Instant): Promise<Result<null, NotFound | FactorMissing>>
  /** Refused where no operator has the e-mail. */
  remove(email: string): Promise<Result<null, NotFound>>
}

/** Where a caller stands who asks as an operator. */
export interface OperatorAccess {
  /** Whether the sign-in lasts and the account is an operator's (`isOperator`), of this moment. */
  isOperator(caller: Caller): Promise<boolean>
}
