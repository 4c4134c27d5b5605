import { type CompanyId, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import type { TimeZone } from '@osh/core/companies/time-zones.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import type { Kysely } from 'kysely'
import type { Schema } from '../schema.ts'

/** Today in the company's own time zone. */
export const findCompanyToday = async (
  kysely: Kysely<Schema>,
  clock: Clock,
  companyId: CompanyId,
): Promise<LocalDate> => clock.today(await findTimeZone(kysely, clock, companyId))

/** A time zone that has the company's day; nothing is asked while the whole country has the same one. */
export async function findTimeZone(
  kysely: Kysely<Schema>,
  clock: Clock,
  companyId: CompanyId,
): Promise<string> {
  if (clock.today(WESTERNMOST) === clock.today(EASTERNMOST)) return DEFAULT_TIME_ZONE
  const company = await kysely
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('time_zone')
    .executeTakeFirst()
  return company?.time_zone ?? DEFAULT_TIME_ZONE
}

const WESTERNMOST = 'Europe/Kaliningrad' satisfies TimeZone
const EASTERNMOST = 'Asia/Kamchatka' satisfies TimeZone
