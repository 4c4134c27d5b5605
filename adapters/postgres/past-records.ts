import type { PastRecords } from '@osh/core/documents/sources/facts/past-records.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import { sql } from 'kysely'
import { readObligations } from './obligations/known-obligations.ts'
import { makeWorkRecords } from './obligations/work-records.ts'
import { isEmployedOn } from './staff/employed-on.ts'
import type { Store } from './transact.ts'

export const makePastRecords = ({ kysely }: Store): PastRecords => ({
  ...makeWorkRecords(kysely),
  countEmployees: async (companyId, day) => {
    const { rows } = await sql<{ people: number }>`
      select count(*)::int as people from employees
      where company_id = ${companyId} and hire_date <= ${day}
        and ${isEmployedOn('dismissal_date', day)}`.execute(kysely)
    return rows[0]?.people ?? 0
  },
  listHistories: async (companyId, employeeIds) => {
    const ofEmployees = sql`o.employee_id = any(${[...employeeIds]}::bigint[])`
    const known = await readObligations(kysely, companyId, ofEmployees)
    return [...known.values()].map(({ obligation, completions }) => ({ obligation, completions }))
  },
  listAssigned: async (companyId, employeeIds) => {
    const rows = await kysely
      .selectFrom('obligations')
      .where('company_id', '=', companyId)
      .where('employee_id', 'in', [...employeeIds, 0 as EmployeeId])
      .select(['id', 'created_at'])
      .execute()
    return new Map(rows.map(({ id, created_at: at }) => [id, at]))
  },
  listChanges: async (companyId, record, since) => {
    const lines = await kysely
      .selectFrom('journal')
      .where('company_id', '=', companyId)
      .where(
        sql<boolean>`exists (select from json_array_elements(changes) c where c ->> 'record' = ${record})`,
      )
      .where(sql<boolean>`entered_at >= ${since}::date at time zone 'utc'`)
      .selectAll()
      .orderBy('id')
      .execute()
    return lines.map(({ entered_by: by, entered_at: at, command, changes }) => ({
      companyId,
      by,
      at,
      command,
      changes,
    }))
  },
})
