import { type CompanyId, DEFAULT_TIME_ZONE } from '@osh/core/companies/company.ts'
import { type TimeZone, timeZones } from '@osh/core/companies/time-zones.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../schema.ts'

/** Today in the company's own time zone; nothing is asked while the whole country has the same day. */
export async function companyToday(
  kysely: Kysely<Schema>,
  clock: Clock,
  companyId: CompanyId,
): Promise<LocalDate> {
  const [west, east] = outermostDays(clock)
  if (west === east) return west
  const company = await kysely
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('time_zone')
    .executeTakeFirst()
  return clock.today(company?.time_zone ?? DEFAULT_TIME_ZONE)
}

/** Tells a day that depends on the company's today, inside a query. */
type DayTold = (dayOn: (today: LocalDate) => LocalDate) => RawBuilder<LocalDate>

/**
 * The company's today for a query that looks the time zone up itself, and need not where the whole country has the
 * same day.
 */
export function todayInQuery(clock: Clock, companyId: CompanyId): DayTold {
  const [west, east] = outermostDays(clock)
  if (west === east) return (dayOn) => sql`${dayOn(west)}::date`
  const ahead = timeZones.filter((zone) => clock.today(zone) === east)
  return (dayOn) => sql`(
    select case when time_zone = any(${ahead}::text[]) then ${dayOn(east)}::date else ${dayOn(west)}::date end
    from companies where id = ${companyId})`
}

/** From west to east there are never more than two. */
const outermostDays = (clock: Clock) => [clock.today(WESTERNMOST), clock.today(EASTERNMOST)] as const

const WESTERNMOST = 'Europe/Kaliningrad' satisfies TimeZone
const EASTERNMOST = 'Asia/Kamchatka' satisfies TimeZone
