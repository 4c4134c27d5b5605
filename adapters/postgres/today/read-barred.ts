import type { AdmissionFacts, PersonAtWork } from '@osh/core/admission/barred-employee.ts'
import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DeadlineRow, Horizon } from '@osh/core/deadline-tables/deadline-table.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { barringSections } from '@osh/core/obligations/standing/can-bar.ts'
import { addDays, type LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { COUNTED_TO, type PageQuery } from '@osh/core/shared/page.ts'
import { barredToday, countAssigned } from '@osh/core/today/barred-today.ts'
import type { Assigned, BarredToday } from '@osh/core/today/today.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { byDeadline } from '../deadlines/deadline-order.ts'
import { HOLDER_COLUMNS, joinHolder, makeDeadlineRowReader, type Row } from '../deadlines/deadline-page.ts'
import { dueObligations } from '../deadlines/due-obligations.ts'
import { canBarSql, isFailedSql } from '../obligations/can-bar.ts'
import type { Schema } from '../schema.ts'
import { awayIds } from '../staff/absent-on.ts'
import { isEmployedOn } from '../staff/employed-on.ts'
import { listAdmissionOrders } from './admission-orders.ts'

type Place = { readonly companyId: CompanyId; readonly today: LocalDate }

/** The facts of core's rule: of each section the earliest thousand overdue rows of those who aren't away, and all orders that suspend or readmit. */
export async function readBarred(
  kysely: Kysely<Schema>,
  place: Place,
  page: PageQuery,
): Promise<BarredToday> {
  const [{ duties, cut }, orders] = await Promise.all([
    readBarringDuties(kysely, place),
    listAdmissionOrders(kysely, place.companyId),
  ])
  const named = [...new Set(orders.map(({ employeeId }) => employeeId))]
  const [people, passed] = await Promise.all([
    listPeopleUnder(kysely, place, named),
    listLastPassed(kysely, place.companyId, named),
  ])
  const facts = { duties, orders, people, passed, next: null, assigned: null, cut }
  const found = barredToday(facts, place.today, page)
  if (found.total > 0) return found
  const [next, assigned] = await Promise.all([findNextBarring(kysely, place), readAssigned(kysely, place)])
  return { ...found, next, assigned }
}

/** Who of those at work has something assigned that may keep them from it; counted no further than core counts. */
async function readAssigned(kysely: Kysely<Schema>, { companyId, today }: Place): Promise<Assigned> {
  const barring = sql`o.company_id = ${companyId} and o.removed_at is null and ${canBarSql()}`
  const atWork = sql`from employees e where e.company_id = ${companyId} and ${isEmployedOn('e.dismissal_date', today)}`
  const held = sql`exists (select from obligations o where ${barring} and o.employee_id = e.id)`
  const { rows } = await sql<{ without: number; any: boolean }>`
    select (select count(*)::int from (select ${atWork} and not ${held} limit ${COUNTED_TO}) one) as without,
      exists (select ${atWork} and ${held}) as any`.execute(kysely)
  return countAssigned(rows[0]?.without ?? 0, rows[0]?.any ?? false)
}

type Duties = { readonly duties: readonly DeadlineRow[]; readonly cut: boolean }

async function readBarringDuties(kysely: Kysely<Schema>, { companyId, today }: Place): Promise<Duties> {
  const overdue = barringSections.map(
    (section) => sql`
      (select o.* ${dueObligations({ companyId, seen: null, section, today, from: null, to: addDays(today, -1), waiting: false })}
        and ${canBarSql()}
        order by ${byDeadline} limit ${COUNTED_TO})`,
  )
  const failed = sql`
    (select o.* from obligations o
      where o.company_id = ${companyId} and ${isFailedSql()} and o.due >= ${today}
        and ${isEmployedOn('o.dismissed_on', today)}
        and o.employee_id not in (${awayIds(companyId, today)})
      order by o.retake_by, o.id limit ${COUNTED_TO})`
  const { rows } = await sql<Row>`
    select o.*, d.name as department, m.number as memo_number, null as away_kind, null as away_to, ${HOLDER_COLUMNS}
    from (${sql.join([...overdue, failed], sql` union all `)}) o
      join departments d on d.company_id = ${companyId} and d.id = o.department_id
      left join memos m on m.company_id = ${companyId} and m.id = o.memo_id
      ${joinHolder(companyId)}`.execute(kysely)
  const duties = rows.map(makeDeadlineRowReader(today))
  const parts = Map.groupBy(duties, ({ subject, overdue }) => (overdue ? subject.section : 'failed'))
  return { duties, cut: [...parts.values()].some((part) => part.length >= COUNTED_TO) }
}

type PersonRow = {
  readonly id: EmployeeId
  readonly full_name: string
  readonly personnel_number: string | null
  readonly birth_date: LocalDate
  readonly department: string
  readonly position_name: string
}

/** Those at work whom an order names. */
async function listPeopleUnder(
  kysely: Kysely<Schema>,
  { companyId, today }: Place,
  ids: readonly EmployeeId[],
): Promise<readonly PersonAtWork[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<PersonRow>`
    select e.id, e.full_name, ${HOLDER_COLUMNS}, d.name as department, coalesce(e.position_staff, e.position_name) as position_name
    from employees e join departments d on d.company_id = e.company_id and d.id = e.department_id
    where e.company_id = ${companyId} and e.id = any(${[...ids]})
      and ${isEmployedOn('e.dismissal_date', today)}
      and e.id not in (${awayIds(companyId, today)})`.execute(kysely)
  return rows.map((row) => ({
    employeeId: row.id,
    fullName: row.full_name,
    personnelNumber: row.personnel_number,
    birthDate: row.birth_date,
    department: row.department,
    position: row.position_name,
  }))
}

/** By what is not removed; a base date is that of the latest passed. */
async function listLastPassed(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  ids: readonly EmployeeId[],
): Promise<AdmissionFacts['passed']> {
  if (ids.length === 0) return []
  const { rows } = await sql<AdmissionFacts['passed'][number]>`
    select employee_id as "employeeId", section, max(base_date) as date from obligations
    where company_id = ${companyId} and employee_id = any(${[...ids]})
      and section = any(${[...barringSections]}::text[]) and removed_at is null and base_date is not null
    group by employee_id, section`.execute(kysely)
  return rows
}

/** The nearest deadline of what may keep someone from work. */
async function findNextBarring(
  kysely: Kysely<Schema>,
  { companyId, today }: Place,
): Promise<Horizon['next']> {
  const nearest: readonly RawBuilder<unknown>[] = barringSections.map(
    (section) => sql`
      (select o.due, o.full_name, o.id ${dueObligations({ companyId, seen: null, section, today, from: today, to: null, waiting: false })}
        and ${canBarSql()}
        order by ${byDeadline} limit 1)`,
  )
  const { rows } = await sql<{ due: LocalDate; full_name: string }>`
    select o.due, o.full_name from (${sql.join(nearest, sql` union all `)}) o
    order by ${byDeadline} limit 1`.execute(kysely)
  return rows[0] ? { deadline: rows[0].due, fullName: rows[0].full_name } : null
}
