import type { CompanyId } from '@osh/core/companies/company.ts'
import type { Employee, EmployeeId } from '@osh/core/employees/employee.ts'
import { type Earliest, type EmployeeWithStates, withStates } from '@osh/core/employees/shortage.ts'
import { findRules, type Section } from '@osh/core/sections/section.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { type DueColumn, NOT_DONE } from '../obligations/obligation-tables.ts'
import type { Schema } from '../schema.ts'
import { awayIds, mapAway } from './absent-on.ts'
import { isEmployedOn } from './employed-on.ts'

type EarliestRow = { employee_id: EmployeeId; section: Section; earliest: DueColumn }

/** Employees with their states; one query for the obligations of all of them, or of the whole company. */
export async function readStates(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  employees: readonly Employee[],
  today: LocalDate,
  whole = false,
): Promise<readonly EmployeeWithStates[]> {
  const ids = employees.map(({ id }) => id)
  const { rows } = await sql<EarliestRow>`
    select employee_id, section, min(due) as earliest from obligations
    where company_id = ${companyId} and removed_at is null
      and ${whole ? sql`true` : sql`employee_id = any(${ids}::bigint[])`}
    group by employee_id, section`.execute(kysely)
  const absent = await mapAway(kysely, companyId, today)
  const byEmployee = Map.groupBy(rows, (row) => row.employee_id)
  return employees.map((employee) => {
    const duties = byEmployee.get(employee.id) ?? []
    const earliest = new Map(duties.map((duty) => [duty.section, readEarliest(duty)]))
    return withStates(employee, { earliest, away: absent.get(employee.id) ?? null, today })
  })
}

const readEarliest = ({ earliest }: EarliestRow): Earliest => (earliest === NOT_DONE ? 'notDone' : earliest)

/**
 * The same as core's `isShort`, for employees `e`: overdue, or without an obligation where there must be one.
 * Both sets come from their own index, so that the planner may begin with them when they are small.
 */
export function isShortSql(companyId: CompanyId, section: Section, today: LocalDate): RawBuilder<boolean> {
  const overdue = sql`select o.employee_id from obligations o
    where o.company_id = ${companyId} and o.section = ${section} and o.listed and o.due is not null
      and o.due < ${today}`
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
