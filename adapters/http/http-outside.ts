import type { Clock } from '@osh/core/shared/clock.ts'
import { CompanyDays } from './company-days.ts'
import { StoodIn } from './earlier/stood-in.ts'
import { fetchedPorts } from './fetched-ports.ts'
import { HttpCompanyDirectory } from './http-company-directory.ts'
import { BrowserSession, type Locks, type StorageEvents } from './session/browser-session.ts'
import { HttpAccounts, refreshOver } from './session/http-accounts.ts'
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
  const given = { client, host, session, storage, stoodIn, days }
  const fetched = fetchedPorts(async () => (await import('./http-records.ts')).makeHttpRecords(given))
  return {
    clock,
    session,
    earlierReads: stoodIn,
    accounts: new HttpAccounts(transport, session),
    records: {
      companies: new HttpCompanyDirectory(client, fetched.earlier, days),
      members: fetched.members,
      departments: fetched.departments,
      employees: fetched.employees,
      positions: fetched.positions,
      obligations: fetched.obligations,
      deadlines: fetched.deadlines,
      memos: fetched.memos,
      documents: fetched.documents,
      responsibilities: fetched.responsibilities,
    },
    companyLookup: fetched.companyLookup,
    activityRequests: fetched.activityRequests,
    memoFiles: fetched.memoFiles,
    templates: fetched.templates,
    documentIssuer: fetched.documentIssuer,
    documentFiles: fetched.documentFiles,
    ownForms: fetched.ownForms,
  }
}

function browserLocks(): Locks | null {
  const locks = globalThis.navigator?.locks
  return locks ? { request: (name, work) => locks.request(name, work) as ReturnType<typeof work> } : null
}

const browserEvents = (): StorageEvents | null => (typeof window === 'undefined' ? null : window)
