import { createHmac } from 'node:crypto'
import type { UserId } from '@osh/core/auth/account.ts'
import type { AccountStore, StoredUser } from '@osh/core/auth/account-store.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { sign, verify } from 'hono/jwt'

/** Seconds that an access token works. */
export const ACCESS_SECONDS = 15 * 60

export type AccessTokens = {
  issue(user: StoredUser): Promise<string>
  /** Whose token it is; null for one that is forged, malformed or expired. */
  userOf(token: string): Promise<UserId | null>
}

/** Access tokens: JWT, HS256, claims `sub` (the user's id) and `username` (the e-mail). */
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
    issue: async ({ id, email }) =>
      sign(
        { sub: String(id), username: email, iat: now(), exp: now() + ACCESS_SECONDS },
        await key(),
        'HS256',
      ),
    userOf: async (token) => {
      const claims = await claimsOf(token, await key())
      const id = Number(claims?.sub)
      return claims && Number(claims.exp) > now() && Number.isSafeInteger(id) ? (id as UserId) : null
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

const importKey = (bytes: Buffer): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new Uint8Array(bytes), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ])

/** Keys for different purposes out of the one secret of the database, read once. */
export type SigningKeys = { of(purpose: 'access-token' | 'file-link'): Promise<Buffer> }

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
