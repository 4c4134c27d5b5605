import type { CompanyAccess, Entry, Owned } from '@osh/core/auth/company-access.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Caller } from '@osh/core/shared/identity.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'

const tables = {
  department: 'departments',
  position: 'positions',
  employee: 'employees',
  absence: 'absences',
  obligation: 'obligations',
  memo: 'memos',
  incident: 'incidents',
  evidence: 'incident_evidence',
  microtrauma: 'microtraumas',
  measure: 'measures',
  inspectorOrder: 'inspector_orders',
  document: 'documents',
  ownForm: 'own_forms',
  responsibility: 'responsibilities',
} as const satisfies Record<Owned, string>

export class PostgresCompanyAccess implements CompanyAccess {
  readonly #store: Store
  constructor(store: Store) {
    this.#store = store
  }

  async isSignedIn({ user, session }: Caller): Promise<boolean> {
    const found = await this.#store.kysely
      .selectFrom('sessions')
      .where('user_id', '=', user)
      .where('id', '=', session)
      .select('id')
      .executeTakeFirst()
    return found !== undefined
  }

  async enter({ user, session }: Caller, company: CompanyId): Promise<Entry> {
    const { rows } = await sql<{ company: CompanyId | null }>`
      select m.company_id as company
      from sessions s left join memberships m on m.user_id = s.user_id and m.company_id = ${company}
      where s.user_id = ${user} and s.id = ${session}`.execute(this.#store.kysely)
    const [found] = rows
    return found ? into(found.company) : signedOut
  }

  /** The person's companies are read first, and the thing looked up in each by its key, so that no index by id alone is needed. */
  async enterOwnerOf({ user, session }: Caller, owned: Owned, id: number): Promise<Entry> {
    const { rows } = await sql<{ signed_in: boolean; company: CompanyId | null }>`
      with own as materialized (
        select m.company_id
        from sessions s left join memberships m on m.user_id = s.user_id
        where s.user_id = ${user} and s.id = ${session})
      select exists (select from own) as signed_in,
        (select t.company_id from own join ${sql.table(tables[owned])} t on t.company_id = own.company_id and t.id = ${id}) as company
      `.execute(this.#store.kysely)
    const [found] = rows
    return found?.signed_in ? into(found.company) : signedOut
  }
}

const signedOut: Entry = { is: 'signed-out' }

const into = (company: CompanyId | null): Entry =>
  company === null ? { is: 'stranger' } : { is: 'member', company }
