import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { CompanyDays } from './company-days.ts'
import { StoodIn } from './earlier/stood-in.ts'
import { makeHttpRecords } from './http-records.ts'
import { BrowserSession, type Locks, type StorageEvents } from './session/browser-session.ts'
import { makeHttpAccounts, refreshOver } from './session/http-accounts.ts'
import { HttpClient } from './session/http-client.ts'
import { Transport } from './session/transport.ts'

type Browser = {
  /** The API base, without a slash at its end; '' is the page's own origin. */
  readonly host: string
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  readonly clock: Clock
  readonly fetch?: typeof globalThis.fetch
  readonly locks?: Locks | null
  readonly events?: StorageEvents | null
}

/** Everything that the page asks of the outside, behind the server at `host`: the `Outside` of ui/app. */
export function makeHttpOutside({ host, storage, clock, fetch, locks, events }: Browser) {
  const transport = new Transport(host, fetch)
  const session = new BrowserSession({
    storage,
    refresh: (token) => refreshOver(transport, token),
    locks: locks === undefined ? browserLocks() : locks,
    events: events === undefined ? browserEvents() : events,
  })
  const client = new HttpClient(transport, session)
  const stoodIn = new StoodIn(session)
  const days = new CompanyDays(clock)
  return {
    clock,
    session,
    earlierReads: stoodIn,
    accounts: makeHttpAccounts(transport, session),
    ...makeHttpRecords({ client, host, session, storage, stoodIn, days }),
  }
}

function browserLocks(): Locks | null {
  const locks = globalThis.navigator?.locks
  return locks ? { request: (name, work) => locks.request(name, work) as ReturnType<typeof work> } : null
}

const browserEvents = (): StorageEvents | null => (typeof window === 'undefined' ? null : window)
