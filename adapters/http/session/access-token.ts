import type { SessionId, UserId } from '@osh/core/auth/account.ts'

/**
 * The user name that an access token carries; null when it carries none. The signature is the server's to judge:
 * the name is for showing only.
 */
export function readUserName(accessToken: string): string | null {
  const payload = decodePayload(accessToken)
  const named = typeof payload === 'object' && payload !== null && 'username' in payload
  return named && typeof payload.username === 'string' ? payload.username : null
}

/** The user that an access token is for; null when it names none. For showing only, as the name is. */
export const readUserId = (accessToken: string): UserId | null =>
  readIdClaim(accessToken, 'sub') as UserId | null

/** The session that an access token is of; null when it names none. */
export const readSessionId = (accessToken: string): SessionId | null =>
  readIdClaim(accessToken, 'sid') as SessionId | null

function readIdClaim(accessToken: string, claim: 'sub' | 'sid'): number | null {
  const payload = decodePayload(accessToken)
  const claims: Readonly<Record<string, unknown>> =
    typeof payload === 'object' && payload !== null ? { ...payload } : {}
  const id = Number(claims[claim])
  return Number.isSafeInteger(id) && id > 0 ? id : null
}

function decodePayload(token: string): unknown {
  const [, payload = ''] = token.split('.')
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0))))
  } catch {
    return null
  }
}
