import type { CompanyAccess, Entry, Owned } from '@osh/core/auth/company-access.ts'
import { isOperator } from '@osh/core/auth/operators.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Membership } from '@osh/core/rights/membership.ts'
import type { Caller } from '@osh/core/shared/identity.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Store } from '../transact.ts'
import { selectOperatorFacts } from './postgres-operators.ts'

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
  payer: 'payers',
  invoice: 'invoices',
} as const satisfies Record<Owned, string>

const ofEmployees = sql`exists (
  select from employees e where e.company_id = t.company_id and e.id = t.employee_id and e.department_id = any(own.departments))`

/** What a head sees by its id, of what has a department; whatever else there is they have no right to. */
const within: Readonly<Partial<Record<Owned, RawBuilder<unknown>>>> = {
  department: sql`t.id = any(own.departments)`,
  employee: sql`t.department_id = any(own.departments)`,
  obligation: sql`t.department_id = any(own.departments)`,
  absence: ofEmployees,
  memo: sql`not exists (
    select from memo_rows r join employees e on e.company_id = r.company_id and e.id = r.employee_id
    where r.company_id = t.company_id and r.memo_id = t.id and e.department_id <> all(own.departments))`,
}

const toHeads = (owned: Owned) => {
  const limit = within[owned]
  return limit === undefined ? sql`` : sql`and (own.role <> 'head' or ${limit})`
}

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

  async isOperator({ user, session }: Caller): Promise<boolean> {
    const found = await selectOperatorFacts(this.#store.kysely)
      .innerJoin('sessions as s', 's.user_id', 'u.id')
      .where('s.user_id', '=', user)
      .where('s.id', '=', session)
      .executeTakeFirst()
    return found !== undefined && isOperator(found)
  }

  async hasConfirmedEmail({ user }: Caller): Promise<boolean> {
    const account = this.#store.kysely.selectFrom('users').where('id', '=', user).select('confirmed_at')
    return ((await account.executeTakeFirst())?.confirmed_at ?? null) !== null
  }

  async enter({ user, session }: Caller, company: CompanyId): Promise<Entry> {
    const { rows } = await sql<Found>`
      select m.company_id as company, m.role, m.departments, m.granted
      from sessions s left join memberships m on m.user_id = s.user_id and m.company_id = ${company}
      where s.user_id = ${user} and s.id = ${session}`.execute(this.#store.kysely)
    const [found] = rows
    return found ? buildEntry(found) : signedOut
  }

  /** The person's companies are read first, and the thing looked up in each by its key, so that no index by id alone is needed. */
  async enterOwnerOf({ user, session }: Caller, owned: Owned, id: number): Promise<Entry> {
    const { rows } = await sql<Found>`
      with own as materialized (
        select m.company_id, m.role, m.departments, m.granted
        from sessions s left join memberships m on m.user_id = s.user_id
        where s.user_id = ${user} and s.id = ${session})
      select t.company_id as company, t.role, t.departments, t.granted
      from (select from own limit 1) signed_in left join (
        select own.* from own join ${sql.table(tables[owned])} t on t.company_id = own.company_id and t.id = ${id}
        ${toHeads(owned)}) t on true`.execute(this.#store.kysely)
    const [found] = rows
    return found ? buildEntry(found) : signedOut
  }
}

const signedOut: Entry = { is: 'signed-out' }

/** What a left join has found: the nulls come together. */
type Found = { readonly company: null } | (Membership & { readonly company: CompanyId })

const buildEntry = (found: Found): Entry => {
  if (found.company === null) return { is: 'stranger' }
  const { company, role, departments, granted } = found
  return { is: 'member', company, membership: { role, departments, granted } }
}
