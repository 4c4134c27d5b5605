import type { StoredUser } from '@osh/core/auth/account-store.ts'
import type { SessionId } from '@osh/core/shared/identity.ts'

/**
 * An access token as the server words it, unsigned: in a browser of one's own it says who is at work and
 * guards nothing.
 */
export function issueToken({ id, email }: Pick<StoredUser, 'id' | 'email'>, session: SessionId): string {
  const payload = { sub: String(id), sid: String(session), username: email }
  return [{ alg: 'none', typ: 'JWT' }, payload].map(encode).join('.').concat('.')
}

export const makeRefreshToken = (): string => crypto.randomUUID()

function encode(part: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(part))
  const base64 = btoa(String.fromCharCode(...bytes))
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
