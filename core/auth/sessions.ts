import { addSeconds, countSecondsBetween, DAY, type Instant, pickEarlier } from '../shared/dates/instant.ts'
import type { Caller, SessionId, UserId } from '../shared/identity.ts'
import { err, ok, type Result } from '../shared/results/result.ts'

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
const REUSE_SECONDS = 7 * DAY

/** How long a refresh token works that is not used. */
const REFRESH_DAYS = 60

/** Until when a refresh token works that is given now. */
export const computeRefreshEnd = (now: Instant): Instant => addSeconds(now, REFRESH_DAYS * DAY)

/** How long a sign-in lasts at most, however often its token is renewed. */
const SESSION_DAYS = 180

/** A refresh token that is shown: when it was first replaced, until when it works, and since when its session lasts. */
export type ShownToken = {
  readonly rotatedAt: Instant | null
  readonly expiresAt: Instant
  readonly since: Instant
}

/** When the next token and the session end, and which replaced tokens of the session are forgotten: those of that moment and before. */
export type Rotation = { readonly endsAt: Instant; readonly forgottenUpTo: Instant }

/**
 * What becomes of a session when one of its tokens is shown at a moment to be replaced by one that works until `expiresAt`. A token
 * that was replaced half a minute ago or more is in two hands: `refresh/reused`, and the session is to be ended.
 */
export function decideRotation(
  shown: ShownToken,
  now: Instant,
  expiresAt: Instant,
): Result<Rotation, RotationRefused> {
  if (shown.rotatedAt !== null && isPast(addSeconds(shown.rotatedAt, GRACE_SECONDS), now))
    return err({ code: 'refresh/reused' })
  if (isPast(shown.expiresAt, now)) return err({ code: 'refresh/expired' })
  return ok({
    endsAt: pickEarlier(expiresAt, addSeconds(shown.since, SESSION_DAYS * DAY)),
    forgottenUpTo: addSeconds(now, -REUSE_SECONDS),
  })
}

const isPast = (moment: Instant, now: Instant): boolean => countSecondsBetween(moment, now) >= 0

/** Sign-ins and their refresh tokens, of which only the SHA-256 is kept. */
export interface Sessions {
  /** Opens a session with its first refresh token; null where the account is gone by now. */
  openSession(session: NewSession): Promise<SessionId | null>
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
