import type { CompanyId } from '@osh/core/companies/company.ts'
import { type Employee, type EmployeeId, isDismissed } from '@osh/core/employees/employee.ts'
import type { EmployeeWithStates } from '@osh/core/employees/employee-repository.ts'
import { obligatory, sectionStates } from '@osh/core/employees/shortage.ts'
import type { Section } from '@osh/core/obligations/section.ts'
import type { LocalDate } from '@osh/core/shared/local-date.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../schema.ts'

type Earliest = { employee_id: EmployeeId; section: Section; earliest: LocalDate | null }

/** Employees with their states; one query for the obligations of all of them, or of the whole company. */
export async function withStates(
  kysely: Kysely<Schema>,
  companyId: CompanyId,
  employees: readonly Employee[],
  today: LocalDate,
  whole = false,
): Promise<readonly EmployeeWithStates[]> {
  const ids = employees.map(({ id }) => id)
  const { rows } = await sql<Earliest>`
    select employee_id, section, min(due) as earliest from obligations
    where company_id = ${companyId} and removed_at is null
      and ${whole ? sql`true` : sql`employee_id = any(${ids}::bigint[])`}
    group by employee_id, section`.execute(kysely)
  const byEmployee = Map.groupBy(rows, (row) => row.employee_id)
  return employees.map((employee) => {
    const duties = isDismissed(employee, today) ? [] : (byEmployee.get(employee.id) ?? [])
    const earliest = new Map(duties.map((duty) => [duty.section, duty.earliest]))
    return { ...employee, states: sectionStates(earliest, today) }
  })
}

/**
 * The same as core's `isShort`, for employees `e`: overdue, or without an obligation where there must be one.
 * One probe of obligations_employee for each employee passed: the earliest deadline of the section, `infinity`
 * where nothing falls due, null where there is no obligation.
 */
export function isShortSql(section: Section, today: LocalDate): RawBuilder<boolean> {
  const earliest = sql`(
    select coalesce(o.due, 'infinity') from obligations o
    where o.company_id = e.company_id and o.employee_id = e.id and o.section = ${section}
      and o.removed_at is null
    order by o.due limit 1
  )`
  const none = obligatory.has(section) ? sql`'-infinity'` : sql`'infinity'`
  return sql<boolean>`(e.dismissal_date is null or e.dismissal_date > ${today})
    and coalesce(${earliest}, ${none}) < ${today}`
}
