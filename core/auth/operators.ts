import type { Instant } from '../shared/dates/instant.ts'
import type { Caller } from '../shared/identity.ts'
import type { NotFound } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'

/** Someone who runs the service (оператор): a property of the account, and no role in a company. */
export type Operator = { readonly email: string; readonly since: Instant }

/** What makes an account an operator's; null: not. */
export type OperatorFacts = {
  /** When the console said so. */
  readonly operatorSince: Instant | null
  /** Since when a sign-in asks for a code. */
  readonly factorSince: Instant | null
}

/** Whether an account may do what operators do: the console has said so, and no password alone opens it. */
export const isOperator = ({ operatorSince, factorSince }: OperatorFacts): boolean =>
  operatorSince !== null && factorSince !== null

/** Port: operators, as the console adds and removes them. */
export interface Operators {
  /** In the order of their e-mails. */
  list(): Promise<readonly Operator[]>
  /** Refused where no account has the e-mail; one who is an operator stays so since then. */
  add(email: string, now: Instant): Promise<Result<null, NotFound>>
  /** Refused where no operator has the e-mail. */
  remove(email: string): Promise<Result<null, NotFound>>
}

/** Where a caller stands who asks as an operator. */
export interface OperatorAccess {
  /** Whether the sign-in lasts and the account is an operator's (`isOperator`), of this moment. */
  isOperator(caller: Caller): Promise<boolean>
}
