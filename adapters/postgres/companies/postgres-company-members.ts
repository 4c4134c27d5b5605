import type { CompanyMembers, Member } from '@osh/core/auth/company-members.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Store } from '../transact.ts'

export class PostgresCompanyMembers implements CompanyMembers {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  list(companyId: CompanyId): Promise<readonly Member[]> {
    return this.#store.kysely
      .selectFrom('memberships')
      .innerJoin('users', 'users.id', 'memberships.user_id')
      .where('memberships.company_id', '=', companyId)
      .orderBy('memberships.since')
      .orderBy('users.id')
      .select(['users.id', 'users.fullname', 'users.position'])
      .execute()
  }
}
