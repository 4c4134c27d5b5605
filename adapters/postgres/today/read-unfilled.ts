import type { CompanyId } from '@osh/core/companies/company.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { findUnfilledRoles, type Unfilled } from '@osh/core/today/unfilled-roles.ts'
import type { Kysely } from 'kysely'
import { listHolders, selectCircumstanceAnswers } from '../responsibilities/postgres-responsibilities.ts'
import type { Schema } from '../schema.ts'

type Place = { readonly companyId: CompanyId; readonly today: LocalDate }

/** Roles that no one at work holds. */
export async function readUnfilled(
  kysely: Kysely<Schema>,
  { companyId, today }: Place,
): Promise<Unfilled | null> {
  const holders = await listHolders(kysely, companyId)
  return findUnfilledRoles(holders, await selectCircumstanceAnswers(kysely, companyId).execute(), today)
}
