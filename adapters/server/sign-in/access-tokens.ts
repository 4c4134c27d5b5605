import { createHmac } from 'node:crypto'
import type { Caller, SessionId, UserId } from '@osh/core/auth/account.ts'
import type { AccountStore, StoredUser } from '@osh/core/auth/account-store.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { idIn } from '@osh/core/shared/input/identifier.ts'
import { sign, verify } from 'hono/jwt'

/** Seconds that an access token works. */
export const ACCESS_SECONDS = 15 * 60

export type AccessTokens = {
  issue(user: StoredUser, session: SessionId): Promise<string>
  /** Whose token it is; null for one that is forged, malformed or expired. Whether its session lasts is not asked here. */
  callerOf(token: string): Promise<Caller | null>
}

/** Access tokens: JWT, HS256, claims `sub` (the user's id), `sid` (the session's) and `username` (the e-mail). */
export function makeAccessTokens(signingKey: SigningKeys, clock: Clock): AccessTokens {
  let imported: Promise<CryptoKey> | undefined
  const key = (): Promise<CryptoKey> =>
    (imported ??= signingKey.of('access-token').then(importKey).catch(forget))
  const forget = (error: unknown): never => {
    imported = undefined
    throw error
  }
  const now = (): number => Math.floor(Date.parse(clock.now()) / 1000)
  return {
    issue: async ({ id, email }, session) => {
      const whose = { sub: String(id), sid: String(session), username: email }
      return sign({ ...whose, iat: now(), exp: now() + ACCESS_SECONDS }, await key(), 'HS256')
    },
    callerOf: async (token) => {
      const claims = await claimsOf(token, await key())
      const [user, session] = [idClaimed(claims?.sub), idClaimed(claims?.sid)]
      if (user === null || session === null || typeof claims?.exp !== 'number') return null
      return claims.exp > now() ? { user: user as UserId, session: session as SessionId } : null
    },
  }
}

/** The application's own clock judges `exp`, not the library's. */
async function claimsOf(token: string, key: CryptoKey): Promise<Awaited<ReturnType<typeof verify>> | null> {
  try {
    return await verify(token, key, { alg: 'HS256', exp: false, iat: false, nbf: false })
  } catch {
    return null
  }
}

/** An id as it is issued: text of digits. */
const idClaimed = (claim: unknown): number | null => (typeof claim === 'string' ? idIn(claim) : null)

const importKey = (bytes: Buffer): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

/** Keys for different purposes out of the one secret of the database, read once. */
export type SigningKeys = { of(purpose: 'access-token' | 'file-link' | 'known-device'): Promise<Buffer> }

export function makeSigningKeys(accounts: AccountStore): SigningKeys {
  let secret: Promise<string> | undefined
  const forget = (error: unknown): never => {
    secret = undefined
    throw error
  }
  return {
    of: async (purpose) => {
      secret ??= accounts.signingKey().catch(forget)
      return createHmac('sha256', await secret)
        .update(purpose)
        .digest()
    },
  }
}
