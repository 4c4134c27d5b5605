import type { CompanyId } from '@osh/core/companies/company.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Unfilled, unfilledRoles } from '@osh/core/today/unfilled-roles.ts'
import type { Kysely } from 'kysely'
import { answersOf, holdersOf } from '../responsibilities/postgres-responsibilities.ts'
import type { Schema } from '../schema.ts'

type Place = { readonly companyId: CompanyId; readonly today: LocalDate }

/** Roles that no one at work holds. */
export async function readUnfilled(
  kysely: Kysely<Schema>,
  { companyId, today }: Place,
): Promise<Unfilled | null> {
  const holders = await holdersOf(kysely, companyId)
  return unfilledRoles(holders, await answersOf(kysely, companyId).execute(), today)
}
