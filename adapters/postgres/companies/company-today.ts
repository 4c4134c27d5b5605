import { type CompanyId, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { Clock } from '@osh/core/shared/clock.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Today in the company's own time zone. */
export async function companyToday(
  kysely: Kysely<Schema>,
  clock: Clock,
  companyId: CompanyId,
): Promise<LocalDate> {
  const company = await kysely
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('time_zone')
    .executeTakeFirst()
  return clock.today(company?.time_zone ?? DEFAULT_TIME_ZONE)
}
