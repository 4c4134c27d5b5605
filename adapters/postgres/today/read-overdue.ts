import type { CompanyId } from '@osh/core/companies/company.ts'
import { sections } from '@osh/core/sections/section.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { COUNTED_TO } from '@osh/core/shared/page.ts'
import type { OverdueToday } from '@osh/core/today/today.ts'
import { type Kysely, sql } from 'kysely'
import { byDeadline } from '../deadlines/deadline-order.ts'
import { dueObligations } from '../deadlines/due-obligations.ts'
import { countOverdue } from '../deadlines/horizon-counts.ts'
import type { Schema } from '../schema.ts'

type Place = { readonly companyId: CompanyId; readonly today: LocalDate }

/** Rows that are overdue and whose they are, no further than core counts. */
export async function readOverdue(
  kysely: Kysely<Schema>,
  { companyId, today }: Place,
): Promise<OverdueToday> {
  const counts = await countOverdue(kysely, { companyId, seen: null, today })
  const whole = sections.every((section) => counts[section] < COUNTED_TO)
  return { counts, people: whole ? await countOverduePeople(kysely, { companyId, today }) : null }
}

async function countOverduePeople(kysely: Kysely<Schema>, { companyId, today }: Place): Promise<number> {
  const rows = sections.map(
    (section) => sql`
      (select o.employee_id ${dueObligations({ companyId, seen: null, section, today, from: null, to: addDays(today, -1), waiting: false })}
        order by ${byDeadline} limit ${COUNTED_TO})`,
  )
  const found = await sql<{ people: number }>`
    select count(distinct o.employee_id) as people from (${sql.join(rows, sql` union all `)}) o`.execute(
    kysely,
  )
  return found.rows[0]?.people ?? 0
}
