import type { PastRecords } from '@osh/core/documents/sources/facts/past-records.ts'
import { change } from '@osh/core/employees/change.ts'
import { sql } from 'kysely'
import { readObligations } from './obligations/known-obligations.ts'
import type { Store } from './transact.ts'

export const makePastRecords = ({ kysely }: Store): PastRecords => ({
  countEmployees: async (companyId, day) => {
    const { rows } = await sql<{ people: number }>`
      select count(*)::int as people from employees
      where company_id = ${companyId} and hire_date <= ${day}
        and (dismissal_date is null or dismissal_date > ${day})`.execute(kysely)
    return rows[0]?.people ?? 0
  },
  listHistories: async (companyId, employeeIds) => {
    const ofEmployees = sql`o.employee_id = any(${[...employeeIds]}::bigint[])`
    const known = await readObligations(kysely, companyId, ofEmployees)
    return [...known.values()].map(({ obligation, completions }) => ({ obligation, completions }))
  },
  listStaffChanges: async (companyId, since) => {
    const lines = await kysely
      .selectFrom('journal')
      .where('company_id', '=', companyId)
      .where('command', '=', change.name)
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
