import type { CompanyId } from '@osh/core/companies/company.ts'
import type { DeadlineRow, DeadlineSort } from '@osh/core/deadline-tables/deadline-table.ts'
import { isOverdue } from '@osh/core/deadlines/window.ts'
import type { Away } from '@osh/core/employees/absences/absence.ts'
import { noSizes, sizeFields } from '@osh/core/employees/sizes/sizes.ts'
import { withSize } from '@osh/core/obligations/ppe/with-size.ts'
import type { LocalDate } from '@osh/core/shared/dates/local-date.ts'
import { COUNTED_TO, type Listed, type PageQuery } from '@osh/core/shared/page.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { pickColumns, pickFields } from '../columns.ts'
import { countUpTo, listBy } from '../list-page.ts'
import { readPeriodicityColumns, readSubjectColumns } from '../obligations/duty-columns.ts'
import { readDue, readObligationMemo } from '../obligations/obligation-columns.ts'
import type { ObligationRow } from '../obligations/obligation-tables.ts'
import type { Schema } from '../schema.ts'
import { awayOf, readAway } from '../staff/absent-on.ts'
import type { EmployeeRow } from '../staff/staff-tables.ts'
import { byDeadline, deadlineOrder } from './deadline-order.ts'
import { type DueQuery, dueObligations } from './due-obligations.ts'

export type Row = ObligationRow & {
  readonly department: string
  readonly personnel_number: string | null
  readonly birth_date: LocalDate
  readonly memo_number: number | null
  readonly away_kind: Away['kind'] | null
  readonly away_to: LocalDate | null
}

/** `zone` is the company's time zone; undefined where no row tells it. */
type Found = { readonly found: Listed<DeadlineRow>; readonly zone: string | undefined }

/** A screenful in the wanted order: as many index entries are read as the page needs, and its total counted. */
export async function readDeadlinePage(
  kysely: Kysely<Schema>,
  query: DueQuery,
  sort: DeadlineSort,
  page: PageQuery,
): Promise<Found> {
  const count = countUpTo(dueObligations(query), byDeadline, COUNTED_TO + 1)
  const cut = { limit: page.limit, offset: (page.page - 1) * page.limit, count }
  const rows = sort === 'department' ? byDepartment(query, cut) : inOrder(query, sort, cut)
  const { items, ...length } = await listBy<SizedRow & { readonly zone: string }>(kysely, rows, count, page)
  const read = makeDeadlineRowReader(query.today)
  const found = { items: items.map(query.section === 'ppe' ? addSize(read) : read), ...length }
  return { found, zone: items[0]?.zone }
}

type SizedRow = Row & Pick<EmployeeRow, keyof typeof sizeColumns>

/** A row of PPE says the size that it has to be. */
const addSize =
  (read: (row: Row) => DeadlineRow) =>
  (row: SizedRow): DeadlineRow => {
    const plain = read(row)
    return { ...plain, subject: withSize(plain.subject, pickFields(row, sizeFields)) }
  }

/** Sizes are of PPE alone: nothing else has one. */
const holderOf = ({ companyId, section }: DueQuery) => ({
  columns: section === 'ppe' ? sql`, ${HOLDER_COLUMNS}, ${SIZE_COLUMNS}` : sql`, ${HOLDER_COLUMNS}`,
  join: joinHolder(companyId),
})

/** What a row says of its employee that obligations do not have. */
export const HOLDER_COLUMNS = sql`e.personnel_number, e.birth_date`

export const joinHolder = (companyId: CompanyId) =>
  sql`join employees e on e.company_id = ${companyId} and e.id = o.employee_id`

const sizeColumns = pickColumns(noSizes, sizeFields)
const SIZE_COLUMNS = sql.join(Object.keys(sizeColumns).map((column) => sql.ref(`e.${column}`)))

type Cut = { readonly limit: number; readonly offset: number; readonly count: RawBuilder<unknown> }

/** Cut first, then joined: only the page's own rows are looked up elsewhere. */
function inOrder(query: DueQuery, sort: Exclude<DeadlineSort, 'department'>, { limit, offset, count }: Cut) {
  const order = deadlineOrder(sort, query.section)
  const holder = holderOf(query)
  return sql`
    select o.*, d.name as department, m.number as memo_number, ${awayColumns}, ${zoneOf(query)} as zone,
      ${count} as counted${holder.columns}
    from (select o.* ${dueObligations(query)} order by ${order} limit ${limit} offset ${offset}) o
      join departments d on d.company_id = ${query.companyId} and d.id = o.department_id
      left join memos m on m.company_id = ${query.companyId} and m.id = o.memo_id
      left join ${awayNow(query)} a on true
      ${holder.join}
    order by ${order}`
}

/**
 * Departments in the order of their names, and from each no more rows than the page may need: the scan ends
 * with the department in which the page ends.
 */
function byDepartment(query: DueQuery, { limit, offset, count }: Cut) {
  const holder = holderOf(query)
  return sql`
    select o.*, m.number as memo_number, ${awayColumns}, ${zoneOf(query)} as zone, ${count} as counted${holder.columns}
    from (
      select o.*, d.name as department
      from departments d cross join lateral (
        select o.* ${dueObligations(query)} and o.department_id = d.id
        order by o.due, o.full_name, o.id limit ${limit + offset}
      ) o
      where d.company_id = ${query.companyId}
      order by d.name, o.due, o.full_name, o.id limit ${limit} offset ${offset}
    ) o left join memos m on m.company_id = ${query.companyId} and m.id = o.memo_id
      left join ${awayNow(query)} a on true
      ${holder.join}
    order by o.department, o.due, o.full_name, o.id`
}

const awayColumns = sql`a.away_kind, a.away_to`

const awayNow = ({ companyId, today }: DueQuery) => awayOf(companyId, sql`o.employee_id`, today)

const zoneOf = ({ companyId }: DueQuery) => sql`(select time_zone from companies where id = ${companyId})`

export const makeDeadlineRowReader =
  (today: LocalDate) =>
  (row: Row): DeadlineRow => {
    const deadline = readDue(row.due)
    return {
      obligationId: row.id,
      employeeId: row.employee_id,
      fullName: row.full_name,
      personnelNumber: row.personnel_number,
      birthDate: row.birth_date,
      department: row.department,
      position: row.position_name,
      subject: readSubjectColumns({ ...row, established: row.found }),
      ruleId: row.rule_id,
      baseDate: row.base_date,
      registeredOn: row.registered_on,
      periodicity: readPeriodicityColumns(row),
      deadline,
      overdue: isOverdue(deadline, today, row.away_kind !== null),
      away: readAway(row),
      retakeBy: row.retake_by,
      memo: readObligationMemo(row),
    }
  }
