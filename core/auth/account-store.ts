import type { Instant } from '../shared/dates/instant.ts'
import type { FieldErrors } from '../shared/results/refusals.ts'
import type { Result } from '../shared/results/result.ts'
import type { UserId } from './account.ts'

export type StoredUser = { readonly id: UserId; readonly email: string; readonly passwordHash: string }

/** `reused`: a token rotated more than 30 s ago was shown again, and its whole family has been ended. */
export type RotationRefused = { readonly code: 'refresh/unknown' | 'refresh/expired' | 'refresh/reused' }

/** How long a rotated token is remembered: shown again after that it is unknown, and refused all the same. */
export const REUSE_SECONDS = 7 * 86_400

/** Users, their sessions and their failed sign-ins. Tokens are kept as SHA-256 only. */
export interface AccountStore {
  /** A field error on `email` when it is taken; e-mails are compared in lower case. */
  addUser(email: string, passwordHash: string): Promise<Result<StoredUser, FieldErrors<'email/taken'>>>
  userByEmail(email: string): Promise<StoredUser | null>
  userById(id: UserId): Promise<StoredUser | null>

  /** Opens a family of refresh tokens with its first one. */
  openSession(user: UserId, tokenHash: string, now: Instant, expiresAt: Instant): Promise<void>
  /** Replaces a token by the next of its family, in one step. A token rotated less than 30 s ago still works; one of `REUSE_SECONDS` ago is forgotten. */
  rotate(
    tokenHash: string,
    nextHash: string,
    now: Instant,
    expiresAt: Instant,
  ): Promise<Result<UserId, RotationRefused>>
  /** Ends the token's family; an unknown token is no error. */
  closeSession(tokenHash: string): Promise<void>

  /** Counts a failed sign-in under a key and answers how many there were in the running window of `windowSeconds`. */
  addFailure(key: string, now: Instant, windowSeconds: number): Promise<number>
  failures(key: string, now: Instant, windowSeconds: number): Promise<number>
  clearFailures(key: string): Promise<void>

  /** The secret that signs access tokens and file links: made once, the same for every server of the database. */
  signingKey(): Promise<string>
}
