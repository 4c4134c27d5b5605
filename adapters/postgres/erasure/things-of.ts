import type { Gone } from '@osh/core/erasure/scrub-journal.ts'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Schema } from '../schema.ts'
import type { EmployeeRow } from '../staff/staff-tables.ts'
import { isAmong } from '../write-rows.ts'
import { incidentsNaming, microtraumasNaming } from './incidents-naming.ts'
import { papersNaming, papersOf } from './papers-naming.ts'

export type Things = Readonly<
  Record<
    | 'employee'
    | 'obligation'
    | 'memo-row'
    | 'memo'
    | 'completion'
    | 'absence'
    | 'incident'
    | 'evidence'
    | 'microtrauma'
    | 'measure'
    | 'inspector-order'
    | 'responsibility'
    | 'document',
    readonly number[]
  >
>

/**
 * Ids of all that is about the employee, by the journal's words; of memos those that are about no one else, of the papers of an incident
 * all: its file goes as a whole.
 */
export async function listThings(kysely: Kysely<Schema>, person: EmployeeRow): Promise<Things> {
  const { company_id: companyId, id: employeeId } = person
  const own = async (table: string, which: RawBuilder<unknown>): Promise<readonly number[]> => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(table)} where company_id = ${companyId} and ${which}`.execute(kysely)
    return rows.map(({ id }) => id)
  }
  const ofEmployee = sql`employee_id = ${employeeId}`
  const obligation = await own('obligations', ofEmployee)
  const ofObligations = isAmong(sql.ref('obligation_id'), obligation)
  const memo = await own(
    'memos',
    sql`id in (select memo_id from memo_rows where company_id = ${companyId} and ${ofEmployee}) and not exists (
      select from memo_rows r where r.company_id = ${companyId} and r.memo_id = memos.id and r.employee_id <> ${employeeId})`,
  )
  const terms = sql`id in (
    select responsibility_id from responsibility_terms where company_id = ${companyId} and ${ofEmployee})`
  const incident = await own('incidents', incidentsNaming(person))
  const order = await own('inspector_orders', isAmong(sql.ref('incident_id'), incident))
  const microtrauma = await own(
    'microtraumas',
    sql`(${microtraumasNaming(person)} or ${isAmong(sql.ref('incident_id'), incident)})`,
  )
  const measure = await own(
    'measures',
    sql`(${isAmong(sql.ref('incident_id'), incident)} or ${isAmong(sql.ref('order_id'), order)}
      or ${isAmong(sql.ref('microtrauma_id'), microtrauma)})`,
  )
  return {
    employee: [employeeId],
    obligation,
    'memo-row': obligation,
    memo,
    completion: await own('completions', ofObligations),
    incident,
    microtrauma,
    evidence: await own(
      'incident_evidence',
      sql`(${isAmong(sql.ref('incident_id'), incident)} or ${isAmong(sql.ref('measure_id'), measure)}
        or ${isAmong(sql.ref('microtrauma_id'), microtrauma)})`,
    ),
    measure,
    'inspector-order': order,
    absence: await own('absences', ofEmployee),
    responsibility: await own('responsibilities', terms),
    document: await own(
      'documents',
      sql`(${papersNaming(person)} or id in (${papersOf(companyId, isAmong(sql.ref('i.id'), incident))}))`,
    ),
  }
}

/** Texts by which someone is known wherever they are written. */
export const listWords = (person: EmployeeRow): Gone['words'] =>
  [
    person.full_name,
    person.snils,
    person.personal_phone,
    person.work_mobile_phone,
    person.work_phone,
    person.email,
    person.work_email,
  ].flatMap((word) => word || [])
