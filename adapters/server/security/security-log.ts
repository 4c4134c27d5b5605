import { createHmac } from 'node:crypto'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { Context, MiddlewareHandler } from 'hono'
import type { AddressOf } from '../request/client-address.ts'
import { findRoute, requestId } from '../request-log.ts'
import type { KeyRing } from '../sign-in/key-ring.ts'
import { listSecurityEvents, type SecurityEvent } from './security-events.ts'

/**
 * One line of the security log: ids, and marks in place of e-mails and addresses. A mark is a keyed hash: the same person and the same
 * address have the same one until the signing key is rotated, and no one learns from it who they are.
 */
export type SecurityLine = {
  readonly at: string
  readonly request: string
  readonly route: string
  readonly address: string
  readonly event: SecurityEvent['event']
} & Readonly<Record<string, string | number>>

export type WriteLine = (line: SecurityLine) => void

type Needs = {
  readonly write: WriteLine
  readonly keys: KeyRing
  readonly addressOf: AddressOf
  readonly clock: Clock
}

/** Writes what was noted of a request once it has been answered. */
export function makeSecurityLog({ write, keys, addressOf, clock }: Needs): MiddlewareHandler {
  const tell = async (c: Context, events: readonly SecurityEvent[]): Promise<void> => {
    const { key } = await keys.newest('security-log')
    const markOf = (value: string): string =>
      createHmac('sha256', key).update(value.toLowerCase()).digest('hex').slice(0, 16)
    const head = {
      at: clock.now(),
      request: requestId(c),
      route: findRoute(c),
      address: markOf(addressOf(c)),
    }
    for (const event of events)
      write({ ...head, ...event, ...('account' in event ? { account: markOf(event.account) } : {}) })
  }
  return async (c, next) => {
    await next()
    const events = listSecurityEvents(c)
    // Without the database there is no key: the lines of that time are left out.
    if (events.length > 0) tell(c, events).catch(() => undefined)
  }
}
