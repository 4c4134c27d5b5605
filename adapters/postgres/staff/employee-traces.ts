import type { CompanyId } from '@osh/core/companies/company.ts'
import { printDocumentNumber } from '@osh/core/documents/numbering/document-number.ts'
import type { EmployeeId } from '@osh/core/employees/employee.ts'
import type { EmployeeTraces } from '@osh/core/employees/employee-facts.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Work } from '../transact.ts'

type TraceRow = {
  readonly memo_number: number | null
  readonly number: number | null
  readonly letter: string | null
  readonly is_completed: boolean
  readonly was_responsible: boolean
  readonly was_injured: boolean
  readonly answers_for_measure: boolean
  readonly obligation_ids: readonly number[]
  readonly absence_ids: readonly number[]
}

/** Where an employee is named. */
export async function readTraces(work: Work, companyId: CompanyId, id: EmployeeId): Promise<EmployeeTraces> {
  const own = sql`from obligations o where o.company_id = ${companyId} and o.employee_id = ${id}`
  const { rows } = await sql<TraceRow>`
    select d.number, d.letter,
      (select max(m.number) from memos m join memo_rows r on r.company_id = m.company_id and r.memo_id = m.id
        where m.company_id = ${companyId} and r.employee_id = ${id}) as memo_number,
      exists (select from completions c where c.company_id = ${companyId} and c.taken_back_at is null
        and c.obligation_id in (select o.id ${own})) as is_completed,
      exists (select from responsibility_terms t
        where t.company_id = ${companyId} and t.employee_id = ${id}) as was_responsible,
      exists (select from incident_injured j
        where j.company_id = ${companyId} and j.employee_id = ${id})
        or exists (select from microtraumas t where t.company_id = ${companyId} and t.employee_id = ${id}) as was_injured,
      exists (select from measures s
        where s.company_id = ${companyId} and s.employee_id = ${id}) as answers_for_measure,
      array(select o.id ${own} order by o.id) as obligation_ids,
      array(select a.id from absences a
        where a.company_id = ${companyId} and a.employee_id = ${id} order by a.id) as absence_ids
    from (select) one left join lateral (
      select d.number, d.letter from documents d
      where d.company_id = ${companyId} and d.employee_ids @> ${[id]}::bigint[]
      order by d.id desc limit 1) d on true`.execute(work)
  const [row] = rows
  if (!row) throw new Error('the query of one row gives none')
  const { number: integer, letter } = row
  return {
    memoNumber: row.memo_number,
    documentNumber: integer === null || letter === null ? null : printDocumentNumber({ integer, letter }),
    isCompleted: row.is_completed,
    wasResponsible: row.was_responsible,
    wasInjured: row.was_injured,
    answersForMeasure: row.answers_for_measure,
    obligationIds: row.obligation_ids,
    absenceIds: row.absence_ids,
  }
}

type PeopleRow = { readonly count: number; readonly full_name: string | null }

/** How many of the company's employees fit, and the first of them by name. */
export async function describePeopleWhere(work: Work, companyId: CompanyId, fits: RawBuilder<unknown>) {
  const { rows } = await sql<PeopleRow>`
    select count(*) as count, min(full_name) as full_name from employees
    where company_id = ${companyId} and ${fits}`.execute(work)
  const { count = 0, full_name = null } = rows[0] ?? {}
  return full_name === null ? null : { fullName: full_name, count }
}
