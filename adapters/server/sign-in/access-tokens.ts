import type { Caller, SessionId, UserId } from '@osh/core/auth/account.ts'
import type { StoredUser } from '@osh/core/auth/account-store.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { countUnixSeconds } from '@osh/core/shared/dates/instant.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { err, ok, type Result } from '@osh/core/shared/results/result.ts'
import { readToken, signToken } from './json-web-token.ts'
import { type KeyRing, signedFor } from './key-ring.ts'

/** Why a token is no one's: not signed by us, or not as we sign; or its time is over. */
export type TokenRefused = 'forged' | 'expired'

export type AccessTokens = {
  issue(user: StoredUser, session: SessionId): Promise<string>
  /** Whose token it is. Whether its session lasts is not asked here. */
  callerOf(token: string): Promise<Result<Caller, TokenRefused>>
}

/** Access tokens: JWT, HS256, claims `sub` (the user's id), `sid` (the session's) and `username` (the e-mail). */
export function makeAccessTokens(keys: KeyRing, clock: Clock): AccessTokens {
  const now = (): number => Math.floor(countUnixSeconds(clock.now()))
  return {
    issue: async ({ id, email }, session) => {
      const whose = { sub: String(id), sid: String(session), username: email }
      const { id: kid, key } = await keys.newest('access-token')
      return signToken({ ...whose, iat: now(), exp: now() + signedFor['access-token'] }, kid, key)
    },
    callerOf: async (token) => {
      const claims = await readToken(token, (kid) => keys.named('access-token', kid))
      const [user, session] = [readIdClaimed(claims?.sub), readIdClaimed(claims?.sid)]
      if (user === null || session === null || typeof claims?.exp !== 'number') return err('forged')
      if (claims.exp <= now()) return err('expired')
      return ok({ user: user as UserId, session: session as SessionId })
    },
  }
}

/** An id as it is issued: text of digits. */
const readIdClaimed = (claim: unknown): number | null => (typeof claim === 'string' ? readId(claim) : null)
