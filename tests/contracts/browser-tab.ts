import type { Tokens } from '@osh/core/auth/account.ts'
import type { Locks, StorageEvents } from '#adapters/http/session/browser-session.ts'
import { makeHttpOutside } from '#tests/http-outside.ts'
import { MapStorage } from './http-opened.ts'
import { makeSettableClock } from './settable-clock.ts'
import type { TokenServer } from './token-server.ts'
import { today } from './world.ts'

/** One tab of a browser. */
export function openTab(
  server: TokenServer,
  storage = new MapStorage(),
  locks: Locks | null = null,
  events?: StorageEvents,
) {
  const clock = makeSettableClock(today)
  const host = 'http://server.test'
  return makeHttpOutside({ host, storage, clock, fetch: server.fetch, locks, events: events ?? null })
}

export const expired: Tokens = { accessToken: 'expired', refreshToken: 'refresh-0' }

/** A tab whose access token has expired. */
export function openExpired(server: TokenServer, storage = new MapStorage()) {
  const tab = openTab(server, storage)
  tab.session.begin(expired)
  return tab
}
