import { createHmac, type KeyObject } from 'node:crypto'
import type { Caller, SessionId, UserId } from '@osh/core/auth/account.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { countUnixSeconds } from '@osh/core/shared/dates/instant.ts'
import { readId } from '@osh/core/shared/input/identifier.ts'
import { isSame } from './json-web-token.ts'
import { type KeyRing, signedFor } from './key-ring.ts'

/** Links that a new tab can open: a tab can't carry the bearer, the link itself names the user and the session. */
export type FileLinks = {
  /** Signs a root-relative address for the caller; its query goes with it. */
  sign(path: string, query: URLSearchParams, caller: Caller): Promise<string>
  /** Whom a link was signed for; null unless path and query are the signed ones and the minute is not over. */
  callerOf(url: string): Promise<Caller | null>
}

export function makeFileLinks(keys: KeyRing, clock: Clock): FileLinks {
  const now = (): number => Math.floor(countUnixSeconds(clock.now()))
  return {
    async sign(path, query, { user, session }) {
      const signed = new URLSearchParams(query)
      signed.delete('signature')
      signed.set('user', String(user))
      signed.set('session', String(session))
      signed.set('expires', String(now() + signedFor['file-link']))
      const { id, key } = await keys.newest('file-link')
      signed.set('key', id)
      signed.set('signature', signPath(path, signed, key))
      return `${path}?${signed}`
    },
    async callerOf(url) {
      const { pathname, searchParams } = new URL(url)
      const given = searchParams.get('signature')
      if (given === null) return null
      searchParams.delete('signature')
      const idOf = (name: string) => readId(searchParams.get(name) ?? '')
      const key = await keys.named('file-link', searchParams.get('key') ?? '')
      if (!key || !isSame(given, signPath(pathname, searchParams, key))) return null
      const [user, session] = [idOf('user'), idOf('session')]
      if (user === null || session === null || Number(searchParams.get('expires')) < now()) return null
      return { user: user as UserId, session: session as SessionId }
    },
  }
}

function signPath(path: string, query: URLSearchParams, key: KeyObject): string {
  const sorted = new URLSearchParams(query)
  sorted.sort()
  return createHmac('sha256', key).update(`${path}?${sorted}`).digest('base64url')
}

/** A root-relative address taken apart; null for an absolute one, or one that leads to another host. */
export function readRootRelative(address: string): URL | null {
  if (!/^\/(?![/\\])/.test(address)) return null
  const url = URL.parse(address, 'http://here.invalid')
  return url?.origin === 'http://here.invalid' ? url : null
}
