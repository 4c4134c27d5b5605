import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { sql } from 'kysely'
import type { Store } from '../transact.ts'

/**
 * Takes the rows of employees whose dismissal day has passed out of the indexes of the deadline tables; the
 * tables themselves already leave them out by the day. Harmless to repeat, and for several servers at once.
 *
 * @returns how many obligations it took out.
 */
export async function sweepDismissals({ kysely }: Store, clock: Clock): Promise<number> {
  const { rows: companies } = await sql<{ id: CompanyId; time_zone: string; earliest: LocalDate }>`
    select c.id, c.time_zone, min(o.dismissed_on) as earliest
    from obligations o join companies c on c.id = o.company_id
    where o.listed and o.dismissed_on is not null
    group by c.id, c.time_zone`.execute(kysely)
  let swept = 0
  for (const { id, time_zone, earliest } of companies) {
    const today = clock.today(time_zone)
    if (earliest >= today) continue
    const { numAffectedRows = 0n } = await sql`
      update obligations set listed = false
      where company_id = ${id} and listed and dismissed_on is not null and dismissed_on < ${today}`.execute(
      kysely,
    )
    swept += Number(numAffectedRows)
  }
  return swept
}
