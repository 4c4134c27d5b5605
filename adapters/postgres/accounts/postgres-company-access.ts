import type { UserId } from '@osh/core/auth/account.ts'
import type { CompanyAccess, Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'

const tables = {
  department: 'departments',
  position: 'positions',
  employee: 'employees',
  absence: 'absences',
  obligation: 'obligations',
  memo: 'memos',
  document: 'documents',
  ownForm: 'own_forms',
  responsibility: 'responsibilities',
} as const satisfies Record<Owned, string>

export class PostgresCompanyAccess implements CompanyAccess {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  async isMember(user: UserId, company: CompanyId): Promise<boolean> {
    const membership = await this.#store.kysely
      .selectFrom('memberships')
      .where('company_id', '=', company)
      .where('user_id', '=', user)
      .select('company_id')
      .executeTakeFirst()
    return membership !== undefined
  }

  /** Looks the thing up in each of the user's companies by its key, so that no index by id alone is needed. */
  async ownerOf(user: UserId, owned: Owned, id: number): Promise<CompanyId | null> {
    const found = await sql<{ company_id: CompanyId }>`
      select m.company_id
      from memberships m join ${sql.table(tables[owned])} t on t.company_id = m.company_id and t.id = ${id}
      where m.user_id = ${user}`.execute(this.#store.kysely)
    return found.rows[0]?.company_id ?? null
  }
}
