import {
  type DoneWork,
  MOST_OF_PEOPLE,
  MOST_SHARED,
  type PersonDuty,
  type SharedDuty,
  type SizedDuty,
  type StaffedPost,
  type WorkRecords,
} from '@osh/core/documents/sources/facts/work-records.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import { readPostRow } from '../requirements/requirement-rows.ts'
import type { Schema } from '../schema.ts'
import { isEmployedOn } from '../staff/employed-on.ts'
import type { EmployeesTable } from '../staff/staff-tables.ts'
import { earliestDueSql, readEarliest } from './can-bar.ts'
import { readPeriodicityColumns, readSubjectColumns } from './duty-columns.ts'
import { readPapers } from './obligation-columns.ts'
import type { CompletionRow, DueColumn, DutyColumns, ObligationRow } from './obligation-tables.ts'

type SharedRow = DutyColumns & {
  readonly department: string
  readonly position: string
  readonly people: number
  readonly due: DueColumn
}
type DoneRow = DutyColumns &
  Pick<ObligationRow, 'employee_id' | 'full_name'> &
  Pick<CompletionRow, 'date' | 'result' | 'protocol_number' | 'registry_number'> & {
    readonly department: string
    readonly position: string
    readonly birth_date: DoneWork['birthDate']
    readonly dismissal_date: DoneWork['dismissalDate']
    readonly given: number | null
  }

type PersonRow = DutyColumns &
  Pick<ObligationRow, 'employee_id'> &
  Omit<PersonDuty, 'employeeId' | 'subject' | 'due'> & { readonly due: DueColumn }

type SizedRow = Omit<SizedDuty, 'sizes'> &
  Pick<
    EmployeesTable,
    'height' | 'clothing_size' | 'shoe_size' | 'headgear_size' | 'glove_size' | 'respirator_size'
  >

const SUBJECT = sql.raw(
  ['section', 'subject_name', 'quantity', 'unit', 'norm', 'size', 'event', 'periodicity', 'months']
    .map((column) => `o.${column}`)
    .join(', '),
)

/**
 * The one row, looked up by its key whatever the statistics say: of a company that has just brought its staff in they say that it has nobody, and joins are then
 * made of all with all.
 */
const findById = (table: 'obligations' | 'employees', id: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`select * from ${sql.table(table)} t where t.company_id = c.company_id and t.id = ${id} offset 0`

/** What a company's people have to do and have done, each question one statement. */
export const makeWorkRecords = (kysely: Kysely<Schema>): WorkRecords => ({
  listDone: async (companyId, { section, from, to, limit }) => {
    const { rows } = await sql<DoneRow>`
      select ${SUBJECT}, coalesce(c.result, o.established) as established, o.employee_id, o.full_name,
        d.name as department, o.position_name as position, e.birth_date, e.dismissal_date, c.date, c.result, c.quantity as given,
        c.protocol_number, c.registry_number
      from completions c
        cross join lateral (${findById('obligations', sql`c.obligation_id`)}) o
        cross join lateral (${findById('employees', sql`o.employee_id`)}) e
        join departments d on d.company_id = o.company_id and d.id = o.department_id
      where c.company_id = ${companyId} and c.taken_back_at is null
        and c.date between ${from} and ${to} and o.section = ${section}
      order by c.date, c.id limit ${limit}`.execute(kysely)
    return rows.map(
      (row): DoneWork => ({
        ...{ employeeId: row.employee_id, fullName: row.full_name, birthDate: row.birth_date },
        ...{ department: row.department, position: row.position },
        ...{ dismissalDate: row.dismissal_date, subject: readSubjectColumns(row), date: row.date },
        ...{ result: row.result, quantity: row.given },
        ...readPapers(row),
      }),
    )
  },
  listShared: async (companyId, section, day) => {
    const { rows } = await sql<SharedRow>`
      select o.section, o.subject_name, o.quantity, o.unit, o.norm, null as size, o.event, o.found as established,
        o.periodicity, o.months, d.name as department, o.position_name as position,
        count(distinct o.employee_id)::int as people, min(${earliestDueSql()}) as due
      from obligations o join departments d on d.company_id = o.company_id and d.id = o.department_id
      where o.company_id = ${companyId} and o.section = ${section} and o.removed_at is null
        and ${isEmployedOn('o.dismissed_on', day)}
      group by o.section, o.subject_name, o.quantity, o.unit, o.norm, o.event, o.found, o.periodicity, o.months,
        d.name, o.position_name
      order by d.name, o.position_name, o.subject_name limit ${MOST_SHARED}`.execute(kysely)
    return rows.map(
      (row): SharedDuty => ({
        ...{
          department: row.department,
          position: row.position,
          people: row.people,
          due: readEarliest(row.due),
        },
        ...{ subject: readSubjectColumns(row), periodicity: readPeriodicityColumns(row) },
      }),
    )
  },
  listOfPeople: async (companyId, section, day) => {
    const { rows } = await sql<PersonRow>`
      select ${SUBJECT}, o.found as established, o.employee_id, ${earliestDueSql()} as due, d.name as department, o.position_name as position
      from obligations o join departments d on d.company_id = o.company_id and d.id = o.department_id
      where o.company_id = ${companyId} and o.section = ${section} and o.removed_at is null
        and ${isEmployedOn('o.dismissed_on', day)}
      order by o.id limit ${MOST_OF_PEOPLE}`.execute(kysely)
    return rows.map((row) => ({
      ...{ employeeId: row.employee_id, department: row.department, position: row.position },
      ...{ subject: readSubjectColumns(row), due: readEarliest(row.due) },
    }))
  },
  listDuePpe: async (companyId, day, to) => {
    const { rows } = await sql<SizedRow>`
      select o.subject_name as name, o.unit, o.size, e.height, e.clothing_size, e.shoe_size, e.headgear_size,
        e.glove_size, e.respirator_size, sum(o.quantity)::int as pieces, count(distinct o.employee_id)::int as people
      from obligations o join employees e on e.company_id = o.company_id and e.id = o.employee_id
      where o.company_id = ${companyId} and o.section = 'ppe' and o.event = 'issuance' and o.removed_at is null
        and o.due <= ${to} and ${isEmployedOn('o.dismissed_on', day)}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 3, 4 limit ${MOST_SHARED}`.execute(kysely)
    return rows.map(({ name, unit, size, pieces, people, ...sizes }) => ({
      ...{ name, unit, size, pieces, people },
      sizes: {
        ...{ height: sizes.height, clothingSize: sizes.clothing_size, shoeSize: sizes.shoe_size },
        ...{ headgearSize: sizes.headgear_size, gloveSize: sizes.glove_size },
        respiratorSize: sizes.respirator_size,
      },
    }))
  },
  listProfiles: async (companyId) => {
    const posts = kysely.selectFrom('post_profiles').where('company_id', '=', companyId).selectAll()
    return (await posts.orderBy('id').execute()).map(readPostRow)
  },
  listPosts: async (companyId, day) => {
    const { rows } = await sql<StaffedPost>`
      select d.name as department, coalesce(e.position_staff, e.position_name) as position,
        count(*)::int as people, count(*) filter (where e.sex = 'f')::int as women
      from employees e join departments d on d.company_id = e.company_id and d.id = e.department_id
      where e.company_id = ${companyId} and e.hire_date <= ${day}
        and ${isEmployedOn('e.dismissal_date', day)}
      group by 1, 2 order by 1, 2 limit ${MOST_SHARED}`.execute(kysely)
    return rows
  },
})
