import type { CompanyId } from '@osh/core/companies/company.ts'
import type { CircumstanceAnswer } from '@osh/core/responsibilities/role-need.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** What the company has said of its circumstances, in the order of numbers. */
export const readAnswers = (
  kysely: Kysely<Schema>,
  companyId: CompanyId,
): Promise<readonly CircumstanceAnswer[]> =>
  kysely
    .selectFrom('circumstances')
    .where('company_id', '=', companyId)
    .select(['circumstance_id as circumstanceId', 'applies'])
    .orderBy('circumstance_id')
    .execute()
