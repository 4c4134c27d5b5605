import type { CompanyId } from '@osh/core/companies/company.ts'
import type { RoleId } from '@osh/core/norms/responsibilities.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Unfilled, unfilledRoles } from '@osh/core/today/unfilled-roles.ts'
import { type Kysely, sql } from 'kysely'
import { answersOf } from '../responsibilities/postgres-responsibilities.ts'
import type { Schema } from '../schema.ts'

type HolderRow = {
  readonly role_id: RoleId
  readonly full_name: string
  readonly dismissal_date: LocalDate | null
}

type Place = { readonly companyId: CompanyId; readonly today: LocalDate }

/** Roles that no one at work holds. */
export async function readUnfilled(
  kysely: Kysely<Schema>,
  { companyId, today }: Place,
): Promise<Unfilled | null> {
  const { rows } = await sql<HolderRow>`
    select t.role_id, e.full_name, e.dismissal_date
    from responsibility_terms t join employees e on e.company_id = t.company_id and e.id = t.employee_id
    where t.company_id = ${companyId} and t.until_at is null
    order by t.responsibility_id`.execute(kysely)
  const holders = rows.map((row) => ({
    roleId: row.role_id,
    fullName: row.full_name,
    dismissalDate: row.dismissal_date,
  }))
  return unfilledRoles(holders, await answersOf(kysely, companyId).execute(), today)
}
