import type { UserId } from '@osh/core/auth/account.ts'
import type { AccountStore } from '@osh/core/auth/account-store.ts'
import type { CompanyAccess } from '@osh/core/auth/company-access.ts'
import type { ActivityRequests } from '@osh/core/companies/company-directory.ts'
import type { Records } from '@osh/core/records/records.ts'

/** All that a server keeps: PostgreSQL, or memory in tests. */
export interface Storage {
  readonly accounts: AccountStore
  readonly access: CompanyAccess
  readonly activityRequests: ActivityRequests
  recordsOf(user: UserId): Records
  /** Answers once the database does; throws `Unavailable` otherwise. */
  ping(): Promise<void>
}
