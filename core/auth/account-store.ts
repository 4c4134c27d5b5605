import type { Instant } from '../shared/dates/instant.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import type { UserId } from './account.ts'
import type { KeptFactor } from './second-factor/second-factor.ts'

export type StoredUser = {
  readonly id: UserId
  readonly email: string
  /** When the person showed that the mailbox is theirs; null: not yet. */
  readonly confirmedAt: Instant | null
  readonly passwordHash: string
}

/** People with accounts. */
export interface AccountStore {
  /** A field error on `email` when it is taken; e-mails are compared in lower case. */
  addUser(email: string, passwordHash: string): Promise<Result<StoredUser, FieldErrors<'email/taken'>>>
  findUserByEmail(email: string): Promise<StoredUser | null>
  findUserById(id: UserId): Promise<StoredUser | null>
  /** Null where the account has none, or is gone. */
  factorOf(id: UserId): Promise<KeptFactor | null>
}
