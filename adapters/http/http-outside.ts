import type { Clock } from '@osh/core/shared/clock.ts'
import { BrowserSession, type Locks, type StorageEvents } from './browser-session.ts'
import { HttpAccounts, refreshOver } from './http-accounts.ts'
import { HttpClient } from './http-client.ts'
import { HttpCompanyDirectory } from './http-company-directory.ts'
import { HttpActivityRequests, HttpCompanyLookup } from './http-company-services.ts'
import { HttpDeadlineTable } from './http-deadline-table.ts'
import { HttpDepartmentRepository } from './http-department-repository.ts'
import { HttpDocumentArchive } from './http-document-archive.ts'
import { HttpDocumentFiles, HttpDocumentIssuer, HttpTemplateCatalogue } from './http-documents.ts'
import { HttpEmployeeRepository } from './http-employee-repository.ts'
import { HttpMemoFiles, HttpMemoRepository } from './http-memo-repository.ts'
import { HttpObligationRepository } from './http-obligation-repository.ts'
import { HttpPositionCatalogue } from './http-position-catalogue.ts'
import { HttpResponsibilityRepository } from './http-responsibility-repository.ts'
import { Transport } from './transport.ts'

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
  return {
    clock,
    session,
    accounts: new HttpAccounts(transport, session),
    records: {
      companies: new HttpCompanyDirectory(client),
      departments: new HttpDepartmentRepository(client),
      employees: new HttpEmployeeRepository(client),
      positions: new HttpPositionCatalogue(client),
      obligations: new HttpObligationRepository(client),
      deadlines: new HttpDeadlineTable(client),
      memos: new HttpMemoRepository(client),
      documents: new HttpDocumentArchive(client),
      responsibilities: new HttpResponsibilityRepository(client),
    },
    companyLookup: new HttpCompanyLookup(client),
    activityRequests: new HttpActivityRequests(client),
    memoFiles: new HttpMemoFiles(client, host),
    templates: new HttpTemplateCatalogue(client),
    documentIssuer: new HttpDocumentIssuer(client),
    documentFiles: new HttpDocumentFiles(client, host),
  }
}

function browserLocks(): Locks | null {
  const locks = globalThis.navigator?.locks
  return locks ? { request: (name, work) => locks.request(name, work) as ReturnType<typeof work> } : null
}

const browserEvents = (): StorageEvents | null => (typeof window === 'undefined' ? null : window)
