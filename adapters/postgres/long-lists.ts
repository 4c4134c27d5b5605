import type { DocumentId } from '@osh/core/documents/document.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { ObligationId } from '@osh/core/obligations/obligation.ts'
import type { ObligationFilter } from '@osh/core/obligations/obligation-repository.ts'
import type { LongLists } from '@osh/core/records/long-lists.ts'
import type { SeenDepartments } from '@osh/core/rights/membership.ts'
import { sections } from '@osh/core/sections/section.ts'
import type { Clock } from '@osh/core/shared/dates/clock.ts'
import { sql } from 'kysely'
import { findCompanyToday } from './companies/company-today.ts'
import { readDocument } from './documents/document-columns.ts'
import { archiveIds } from './documents/postgres-document-queries.ts'
import { type NumberedRow, readStandingObligation } from './obligations/obligation-columns.ts'
import { readEmployee } from './staff/employee-columns.ts'
import { readStates } from './staff/employee-states.ts'
import { andSeen, isSeen } from './staff/seen-departments.ts'
import type { Store } from './transact.ts'

/** No connection is kept between two batches: however slowly a list is taken, others find one. */
export const makeLongLists = ({ kysely }: Store, clock: Clock, seen: SeenDepartments): LongLists => ({
  listEmployeeIds: async (company) => {
    const all = kysely.selectFrom('employees').where('company_id', '=', company).select('id')
    const theirs = seen === null ? all : all.where(isSeen(seen, 'department_id'))
    return takeIds(await theirs.orderBy('full_name').orderBy('id').execute())
  },
  listEmployees: async (company, ids) => {
    const today = await findCompanyToday(kysely, clock, company)
    const some = kysely.selectFrom('employees').where('company_id', '=', company).selectAll()
    const theirs = seen === null ? some : some.where(isSeen(seen, 'department_id'))
    const rows = await theirs.where(hasId<EmployeeId>(ids)).execute()
    return readStates(kysely, company, rows.map(readEmployee), today)
  },
  listObligationIds: async (company, filter) => {
    const { rows } = await sql<{ id: ObligationId }>`
      select o.id from obligations o
      where o.company_id = ${company} and o.removed_at is null and ${fits(filter)} ${andSeen(seen, 'o.department_id')}
      order by array_position(${[...sections]}::text[], o.section), o.due nulls last, o.id`.execute(kysely)
    return takeIds(rows)
  },
  listObligations: async (company, ids) => {
    const { rows } = await sql<NumberedRow>`
      select o.*, m.number as memo_number
      from obligations o left join memos m on m.company_id = o.company_id and m.id = o.memo_id
      where o.company_id = ${company} and o.id = any(${[...ids]}::bigint[]) and o.removed_at is null
        ${andSeen(seen, 'o.department_id')}`.execute(kysely)
    return rows.map(readStandingObligation)
  },
  listDocumentIds: (company, filter) => archiveIds(kysely, company, filter),
  listDocuments: async (company, ids) => {
    const some = kysely.selectFrom('documents').where('company_id', '=', company).selectAll()
    return (await some.where(hasId<DocumentId>(ids)).execute()).map(readDocument)
  },
})

const takeIds = <Id>(rows: readonly { readonly id: Id }[]): readonly Id[] => rows.map(({ id }) => id)

const hasId = <Id>(ids: readonly Id[]) => sql<boolean>`id = any(${[...ids]}::bigint[])`

const fits = ({ employeeIds, section }: ObligationFilter) => sql`
  ${employeeIds === undefined ? sql`true` : sql`o.employee_id = any(${[...employeeIds]}::bigint[])`}
  and ${section === undefined ? sql`true` : sql`o.section = ${section}`}`
