import type { CompanyId } from '@osh/core/companies/company.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import type { Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type RawBuilder, sql } from 'kysely'
import { awayIds } from '../staff/absent-on.ts'
import { isEmployedOn } from '../staff/employed-on.ts'
import { andSeen } from '../staff/seen-departments.ts'
import { type Narrowed, narrowBy, notNarrowed } from './narrow-by.ts'

export type DueQuery = {
  readonly companyId: CompanyId
  readonly section: Section
  /** Rows of those departments alone; null: of all. */
  readonly seen: SeenDepartments
  readonly today: LocalDate
  /** Inclusive. */
  readonly from: LocalDate | null
  readonly to: LocalDate | null
  /** Only rows of those who are away today, or only of those who aren't; null for all. */
  readonly waiting: boolean | null
  /** All rows where there is none. */
  readonly filter?: Narrowed
}

/**
 * `from obligations o where …`: what falls due in those days; what was never done is before all of them. `listed` leaves out the
 * dismissed, so that their rows don't pile up at the head of the index; the date leaves out who is dismissed from a coming day.
 */
export const dueObligations = ({
  companyId,
  section,
  seen,
  today,
  from,
  to,
  waiting,
  filter = notNarrowed,
}: DueQuery): RawBuilder<unknown> =>
  sql`from obligations o
    where o.company_id = ${companyId} and o.section = ${section} and o.listed and o.due is not null
      ${from === null ? sql`` : sql`and o.due >= ${from}`}
      ${to === null ? sql`` : sql`and o.due <= ${filter.subject === null ? to : unplanned(to)}`}
      ${waiting === null ? sql`` : sql`and o.employee_id ${waiting ? sql`` : sql`not`} in (${awayIds(companyId, today)})`}
      ${andSeen(seen, 'o.department_id')}
      ${narrowBy(companyId, section, filter)}
      and ${isEmployedOn('o.dismissed_on', today)}`

/** A day that no plan is made by: knowing how few rows are due, PostgreSQL would look for a subject among all of them. */
const unplanned = (day: LocalDate): RawBuilder<LocalDate> => sql`(select ${day}::date)`
