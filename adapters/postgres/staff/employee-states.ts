import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import { type EmployeeWithStates, withStates } from '@osh/core/employees/shortage.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isFailedSql, readEarliest } from '../obligations/can-bar.ts'
import { type DueColumn, NOT_DONE } from '../obligations/obligation-tables.ts'
import type { Schema } from '../schema.ts'
import { awayIds, mapAway } from './absent-on.ts'
import { isEmployedOn } from './employed-on.ts'

type EarliestRow = { employee_id: EmployeeId; section: Section; earliest: DueColumn }

/**
 * Employees with their states; one query for the obligations of all of them, or of the whole company. Deadlines and failed checks come each from
 * an index of their own.
 */
export async function readStates(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  employees: readonly Employee[],
  today: LocalDate,
  whole = false,
): Promise<readonly EmployeeWithStates[]> {
  const ids = employees.map(({ id }) => id)
  const ofThem = sql`o.company_id = ${companyId} and ${whole ? sql`true` : sql`o.employee_id = any(${ids}::bigint[])`}`
  const { rows } = await sql<EarliestRow>`
    select employee_id, section, min(due) as earliest from (
      select o.employee_id, o.section, o.due from obligations o where ${ofThem} and o.removed_at is null
      union all
      select o.employee_id, o.section, ${NOT_DONE}::date from obligations o where ${ofThem} and ${isFailedSql()}
    ) o group by employee_id, section`.execute(kysely)
  const absent = await mapAway(kysely, companyId, today)
  const byEmployee = Map.groupBy(rows, (row) => row.employee_id)
  return employees.map((employee) => {
    const duties = byEmployee.get(employee.id) ?? []
    const earliest = new Map(duties.map((duty) => [duty.section, readEarliest(duty.earliest)]))
    return withStates(employee, { earliest, away: absent.get(employee.id) ?? null, today })
  })
}

/**
 * The same as core's `isShort`, for employees `e`: overdue, failed, or without an obligation where there must be one.
 * Each set comes from its own index, so that the planner may begin with them when they are small.
 */
export function isShortSql(companyId: CompanyId, section: Section, today: LocalDate): RawBuilder<boolean> {
  const overdue = sql`select o.employee_id from obligations o
    where o.company_id = ${companyId} and o.section = ${section} and o.listed and o.due is not null
      and o.due < ${today}
    union all select o.employee_id from obligations o
    where o.company_id = ${companyId} and o.section = ${section} and ${isFailedSql()}`
  const short = findRules(section).isObligatory
    ? sql`${overdue} union all ${withoutAny(companyId, section)}`
    : overdue
  return sql<boolean>`${isEmployedOn('e.dismissal_date', today)} and e.id in (${short})
    and e.id not in (${awayIds(companyId, today)})`
}

const withoutAny = (companyId: CompanyId, section: Section): RawBuilder<unknown> =>
  sql`select n.id from employees n where n.company_id = ${companyId} and not exists (
    select from obligations o
    where o.company_id = ${companyId} and o.employee_id = n.id and o.section = ${section} and o.removed_at is null
  )`
