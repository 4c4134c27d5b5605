import type { Instant } from '../shared/dates/instant.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import type { UserId } from './account.ts'

export type StoredUser = { readonly id: UserId; readonly email: string; readonly passwordHash: string }

/** Users and their failed sign-ins. */
export interface AccountStore {
  /** A field error on `email` when it is taken; e-mails are compared in lower case. */
  addUser(email: string, passwordHash: string): Promise<Result<StoredUser, FieldErrors<'email/taken'>>>
  userByEmail(email: string): Promise<StoredUser | null>
  userById(id: UserId): Promise<StoredUser | null>

  /** Counts a failed sign-in under a key and answers how many there were in the running window of `windowSeconds`. */
  addFailure(key: string, now: Instant, windowSeconds: number): Promise<number>
  failures(key: string, now: Instant, windowSeconds: number): Promise<number>
  clearFailures(key: string): Promise<void>

  /** The secret that signs access tokens and file links: made once, the same for every server of the database. */
  signingKey(): Promise<string>
}
