import type { Records } from '@osh/core/auth/records.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import type { Storage } from '../server/storage.ts'
import { type Actor, type Ledger, MemoryLedger } from './ledger.ts'
import { MemoryAccountStore } from './memory-account-store.ts'
import { MemoryActivityRequests } from './memory-activity-requests.ts'
import { MemoryCompanyAccess } from './memory-company-access.ts'
import { MemoryCompanyDirectory } from './memory-company-directory.ts'
import { MemoryDeadlineTable } from './memory-deadline-table.ts'
import { MemoryDepartmentRepository } from './memory-department-repository.ts'
import { MemoryEmployeeRepository } from './memory-employee-repository.ts'
import { MemoryMemoRepository } from './memory-memo-repository.ts'
import { MemoryObligationRepository } from './memory-obligation-repository.ts'
import { MemoryPositionCatalogue } from './memory-position-catalogue.ts'
import { emptyState, type State } from './state.ts'

/** The reference storage: the rules of the ports and nothing else; gone with the process. */
export const makeMemoryStorage = (clock: Clock, initial: State = emptyState): Storage =>
  makeLedgerStorage(new MemoryLedger(initial), clock)

/** Everything that is kept in one ledger. */
export const makeLedgerStorage = (ledger: Ledger, clock: Clock): Storage => ({
  accounts: new MemoryAccountStore(ledger),
  access: new MemoryCompanyAccess(ledger),
  activityRequests: new MemoryActivityRequests(ledger),
  recordsOf: (user) => makeLedgerRecords(ledger, clock, () => user),
  ping: () => ledger.read(() => undefined),
})

/** What the person at work reaches in a ledger. */
export const makeLedgerRecords = (ledger: Ledger, clock: Clock, actor: Actor): Records => ({
  companies: new MemoryCompanyDirectory(ledger, actor),
  departments: new MemoryDepartmentRepository(ledger),
  employees: new MemoryEmployeeRepository(ledger, clock),
  positions: new MemoryPositionCatalogue(ledger, actor),
  obligations: new MemoryObligationRepository(ledger, clock, actor),
  deadlines: new MemoryDeadlineTable(ledger, clock),
  memos: new MemoryMemoRepository(ledger, clock, actor),
})
