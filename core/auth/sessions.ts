import { addSeconds, DAY, type Instant } from '../shared/dates/instant.ts'
import type { Caller, SessionId, UserId } from '../shared/identity.ts'
import type { Result } from '../shared/results/result.ts'

/** A sign-in that lasts; `device` is what it was made with, '' where that is not known. */
export type KeptSession = {
  readonly id: SessionId
  readonly device: string
  readonly since: Instant
  /** When its token was last renewed. */
  readonly seen: Instant
}

/** What a sign-in begins with; it ends at `expiresAt` unless its token is renewed. */
export type NewSession = {
  readonly user: UserId
  readonly device: string
  readonly tokenHash: string
  readonly now: Instant
  readonly expiresAt: Instant
}

/** `reused`: a token rotated more than 30 s ago was shown again, and its session has been ended. */
export type RotationRefused = { readonly code: 'refresh/unknown' | 'refresh/expired' | 'refresh/reused' }

/** How long a rotated token still works: a tab or a crash in the middle of a renewal. */
export const GRACE_SECONDS = 30

/** How long a rotated token is remembered: shown again after that it is unknown, and refused all the same. */
export const REUSE_SECONDS = 7 * DAY

/** How long a refresh token works that is not used. */
const REFRESH_DAYS = 60

/** Until when a refresh token works that is given now. */
export const computeRefreshEnd = (now: Instant): Instant => addSeconds(now, REFRESH_DAYS * DAY)

/** How long a sign-in lasts at most, however often its token is renewed. */
export const SESSION_DAYS = 180

/** Sign-ins and their refresh tokens, of which only the SHA-256 is kept. */
export interface Sessions {
  /** Opens a session with its first refresh token. */
  openSession(session: NewSession): Promise<SessionId>
  /** Replaces a token by the next of its session, in one step, which ends with the session at the latest. A token rotated less than 30 s ago still works; with the same next one it adds none. One of `REUSE_SECONDS` ago is forgotten. */
  rotate(
    tokenHash: string,
    nextHash: string,
    now: Instant,
    expiresAt: Instant,
  ): Promise<Result<Caller, RotationRefused>>
  /** Ends the token's session; an unknown token is no error. */
  closeSession(tokenHash: string): Promise<void>
  /** The person's sign-ins that last, the one seen last first. */
  listSessions(user: UserId, now: Instant): Promise<readonly KeptSession[]>
  /** Ends one of the person's own; answers whether there was such a one. */
  endSession(session: Caller): Promise<boolean>
  /** Ends all of the person's but this one. */
  endOtherSessions(but: Caller): Promise<void>
  /** Keeps a new password, ends the other sessions, and forgets codes that were sent and not used, in one step. */
  changePassword(by: Caller, passwordHash: string): Promise<void>
}
